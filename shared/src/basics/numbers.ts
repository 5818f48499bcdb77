/** Whether it is a number above 0. */
export function isPositive(number: number | null | undefined): number is number {
  return number !== null && number !== undefined && Number.isFinite(number) && number > 0;
}
