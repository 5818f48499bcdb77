/** What a recipe, as it is kept, counts of the space that an account has. */
export function bytesOf(recipe: object | undefined): number {
  return Buffer.byteLength(JSON.stringify(recipe ?? null));
}
