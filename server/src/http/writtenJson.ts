import type * as z from 'zod/mini';

import { encoderFor } from './encoder.ts';

/** How values of a schema are written; what the schema does not name is left out. */
export function jsonWriter<Schema extends z.ZodMiniType>(
  schema: Schema,
): (value: z.output<Schema>) => string {
  const encode = encoderFor(schema);
  return (value) => JSON.stringify(encode(value));
}

/**
 * Writes a value once and keeps that for as long as there is the value, which must never change: for
 * parts of an answer that many answers share.
 */
export function keptJson<Schema extends z.ZodMiniType>(
  schema: Schema,
): (value: z.output<Schema> & object) => Buffer {
  const write = jsonWriter(schema);
  const kept = new WeakMap<object, Buffer>();
  return (value) => {
    const written = kept.get(value) ?? Buffer.from(write(value));
    kept.set(value, written);
    return written;
  };
}

/** An object of plain members and, last, a list whose parts are written already. */
export function jsonWithList(
  members: Readonly<Record<string, number>>,
  name: string,
  parts: readonly Buffer[],
): Buffer {
  const [before, after] = JSON.stringify({ ...members, [name]: [] }).split(/(?=\]\}$)/);
  const listed = parts.flatMap((part, at) => (at === 0 ? [part] : [COMMA, part]));
  return Buffer.concat([Buffer.from(before ?? ''), ...listed, Buffer.from(after ?? '')]);
}

/** An object whose named members hold the same list, which is written already, and plain members behind them. */
export function jsonWithSameList(
  names: readonly string[],
  list: string,
  members: Readonly<Record<string, unknown>>,
): string {
  const lists = names.map((name) => `${JSON.stringify(name)}:${list}`).join();
  const plain = JSON.stringify(members);
  return `{${lists}${plain === '{}' ? '' : ','}${plain.slice(1)}`;
}

const COMMA = Buffer.from(',');
