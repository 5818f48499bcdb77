import type { Buffer } from 'node:buffer';

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
