/** Units: milliseconds of a processor, as the threads that read allow. */
export const MAX_WORK_MS = 2_000;

/** What `act` gives, and took of a processor, whoever else has it. Units: milliseconds. */
export function measured<T>(act: () => T): { result: T; ms: number } {
  const before = process.threadCpuUsage();
  const result = act();
  const { user, system } = process.threadCpuUsage(before);
  return { result, ms: (user + system) / 1_000 };
}
