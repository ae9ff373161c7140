/** The SHA-256 of bytes written in hex, as this browser computes it; empty where it cannot. */
export async function sha256(hex: string): Promise<string> {
  if (!globalThis.crypto?.subtle) return "";
  const bytes = Uint8Array.from(hex.match(/../g) ?? [], (pair) => parseInt(pair, 16));
  const digest = await crypto.subtle.digest("SHA-256", bytes);
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
