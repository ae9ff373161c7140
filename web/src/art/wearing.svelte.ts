/** What the seats of the table on screen wear, where its game lets them choose. */
let worn: readonly string[] = $state.raw([]);

/** Let the seats wear these colours, in their order; returns how to take them off again. */
export function wear(colours: readonly string[]): () => void {
  worn = colours;
  return () => (worn = []);
}

export function wornBy(seat: number): string | undefined {
  return worn[seat];
}
