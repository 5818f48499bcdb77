/** The number of a page in an address, 1 when it is none. */
export function readPage(text: string | null): number {
  const page = Number(text);
  return Number.isSafeInteger(page) && page > 1 && page < 10_000 ? page : 1;
}
