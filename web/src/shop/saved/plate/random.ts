/** A random number generator seeded by a text: each call gives the next number from 0 to below 1. */
export function randomOf(text: string): () => number {
  // FNV-1a, then a xorshift of 32 bits.
  let state = 2_166_136_261;
  for (const sign of text) state = Math.imul(state ^ (sign.codePointAt(0) ?? 0), 16_777_619);
  state ||= 1;
  return () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) / 4_294_967_296;
  };
}
