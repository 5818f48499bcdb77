/** "Cooked 3 times, last on Nov 3"; "" for never. `dayText` writes a day. */
export function cookedWords(
  { times, last_on }: { readonly times: number; readonly last_on: string | null },
  dayText: (day: string) => string,
): string {
  if (times === 0 || last_on === null) return '';
  if (times === 1) return `Cooked once, on ${dayText(last_on)}`;
  return `Cooked ${times === 2 ? 'twice' : `${times.toLocaleString('en-US')} times`}, last on ${dayText(last_on)}`;
}
