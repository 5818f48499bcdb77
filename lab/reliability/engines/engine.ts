import type { Buffer } from 'node:buffer';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import process from 'node:process';

import { until } from '#reliability/harness/wait';

/** CSS pixels. */
export type Size = { width: number; height: number };

/** One page in another browser engine: what both protocols support. */
export type Engine = {
  /** Name and version. */
  name: string;
  resize: (size: Size) => Promise<void>;
  /** Resolves on load. */
  go: (url: string) => Promise<void>;
  /** Evaluates an expression in the page. Shape: its value as text. */
  run: (expression: string) => Promise<string>;
  /** Performs input. Shape: WebDriver input sources with actions ("Actions"; BiDi takes the same). */
  act: (actions: readonly object[]) => Promise<void>;
  /** Shape: PNG of the viewport. */
  picture: () => Promise<Buffer>;
  close: () => Promise<void>;
};

export type Program = {
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
