import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import process from 'node:process';
import { text as streamText } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';

import { until } from './wait.ts';

type Program = {
  /** Waits for output that matches. Shape: the first group. */
  output: (pattern: RegExp) => Promise<string>;
  stop: () => Promise<void>;
};

/** Starts a child process. */
export function startProgram(
  file: string,
  args: readonly string[],
  env: Record<string, string> = {},
): Program {
  const child = spawn(file, args, { env: { ...process.env, ...env } });
  const ended = once(child, 'exit');
  let text = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (part: string) => (text += part));
  return {
    output: async (pattern) => {
      await until(`${file}: ${pattern}`, () => pattern.test(text) || child.exitCode !== null);
      const [, found] = pattern.exec(text) ?? [];
      if (found === undefined) throw new Error(`${file} ended: ${text.slice(-300)}`);
      return found;
    },
    stop: async () => {
      child.kill();
      await ended;
    },
  };
}

/** A program of the server that runs to its end. */
type ServerProgram = 'main' | 'cli/backup' | 'cli/demoClose' | 'cli/restore';

/** Shape: exit code, output, duration. */
export async function runToEnd(
  program: ServerProgram,
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
    streamText(child.stdout),
    streamText(child.stderr),
    once(child, 'exit'),
  ]);
  const seconds = Math.round((performance.now() - begun) / 100) / 10;
  return { code: typeof code === 'number' ? code : null, text: out + err, seconds };
}

/** Units: megabytes of resident memory, and open files. */
export function usage(pid: number): { mb: number; files: number } {
  const kb = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  return { mb: Number(kb ?? 0) / 1024, files: readdirSync(`/proc/${pid}/fd`).length };
}
