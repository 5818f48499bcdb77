/** A time as calls have it in the app, for rules, which know no clock. Units: milliseconds since 1970. */
export function instantOf(ms: number): Date {
  return new Date(ms);
}
