import { spawn } from 'node:child_process';
import { once } from 'node:events';
import process from 'node:process';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';

/** A program of the server that runs to its end. */
type Program = 'main' | 'cli/backup' | 'cli/demoClose' | 'cli/restore';

/** Shape: exit code, output, duration. */
export async function runToEnd(
  program: Program,
  settings: Record<string, string>,
  args: readonly string[] = [],
): Promise<{ code: number | null; text: string; seconds: number }> {
  const begun = performance.now();
  const file = fileURLToPath(import.meta.resolve(`@larder/server/src/${program}.ts`));
  const ports = { PORT: '0', AUTH_PORT: '0', METRICS_PORT: '0' };
  const child = spawn(process.execPath, [file, ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { PATH: process.env['PATH'], LOG_LEVEL: 'silent', ...ports, ...settings },
  });
  const [out, err, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'exit'),
  ]);
  const seconds = Math.round((performance.now() - begun) / 100) / 10;
  return { code: typeof code === 'number' ? code : null, text: out + err, seconds };
}
