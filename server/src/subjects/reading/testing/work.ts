/** Units: milliseconds of processor time, the limit of the reading threads. */
export const MAX_WORK_MS = 2_000;

/** The result of `act`, and its processor time, independent of other load. Units: milliseconds. */
export function measured<T>(act: () => T): { result: T; ms: number } {
  const before = process.threadCpuUsage();
  const result = act();
  const { user, system } = process.threadCpuUsage(before);
  return { result, ms: (user + system) / 1_000 };
}
