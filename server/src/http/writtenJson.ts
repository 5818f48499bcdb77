import * as z from 'zod/mini';

/** A value as its schema writes it; what the schema does not name is left out. */
export function jsonOf<Schema extends z.ZodMiniType>(
  schema: Schema,
  value: z.output<Schema>,
): string {
  return JSON.stringify(z.encode(schema, value));
}

/**
 * Writes a value once and keeps that for as long as there is the value, which must never change: for
 * parts of an answer that many answers share.
 */
export function keptJson<Schema extends z.ZodMiniType>(
  schema: Schema,
): (value: z.output<Schema> & object) => Buffer {
  const kept = new WeakMap<object, Buffer>();
  return (value) => {
    const written = kept.get(value) ?? Buffer.from(jsonOf(schema, value));
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

const COMMA = Buffer.from(',');
