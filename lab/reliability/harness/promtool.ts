import { spawnSync } from 'node:child_process';

/** Why a test that needs promtool is skipped. */
export const NO_PROMTOOL = 'promtool is not installed: apt-get install prometheus';

/**
 * Runs promtool, of Debian's package prometheus.
 *
 * Shape   exit code and output; undefined when it is not installed.
 */
export function promtool(
  args: readonly string[],
  input = '',
): { code: number | null; text: string } | undefined {
  const { error, status, stdout, stderr } = spawnSync('promtool', args, {
    input,
    encoding: 'utf8',
  });
  return error ? undefined : { code: status, text: stdout + stderr };
}
