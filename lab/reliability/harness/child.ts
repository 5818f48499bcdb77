import { spawn } from 'node:child_process';
import { once } from 'node:events';
import process from 'node:process';

import { until } from './wait.ts';

type Program = {
  /** Waits for output that matches. Shape: the first group. */
  hear: (said: RegExp) => Promise<string>;
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
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => (output += text));
  return {
    hear: async (said) => {
      await until(`${file}: ${said}`, () => said.test(output) || child.exitCode !== null);
      const [, heard] = said.exec(output) ?? [];
      if (heard === undefined) throw new Error(`${file} ended: ${output.slice(-300)}`);
      return heard;
    },
    stop: async () => {
      child.kill();
      await ended;
    },
  };
}
