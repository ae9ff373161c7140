/** Tell somebody who looks elsewhere that it is their turn. */
import { ui } from "~/shell/ui.svelte";

let audio: AudioContext | null = null;

/** Two soft notes, made here. */
export function chime(): void {
  try {
    audio ??= new AudioContext();
    const now = audio.currentTime;
    for (const [at, pitch] of [
      [0, 440],
      [0.16, 587],
    ]) {
      const tone = audio.createOscillator();
      const volume = audio.createGain();
      tone.type = "sine";
      tone.frequency.value = pitch;
      volume.gain.setValueAtTime(0, now + at);
      volume.gain.linearRampToValueAtTime(0.12, now + at + 0.03);
      volume.gain.exponentialRampToValueAtTime(0.001, now + at + 0.5);
      tone.connect(volume).connect(audio.destination);
      tone.start(now + at);
      tone.stop(now + at + 0.55);
    }
  } catch {
    // No sound here.
  }
}

export function alertTurn(game: string, prompt: string): void {
  if (ui.settings.sound) chime();
  if (!ui.settings.notify || !document.hidden || !("Notification" in window)) return;
  if (Notification.permission !== "granted") return;
  const note = new Notification(ui.say("alert-turn", { game }), {
    body: prompt,
    tag: "shamble-turn",
    icon: "/icon.svg",
  });
  note.onclick = () => {
    window.focus();
    note.close();
  };
}

export async function askToNotify(): Promise<boolean> {
  if (!("Notification" in window)) return false;
  return (await Notification.requestPermission()) === "granted";
}
