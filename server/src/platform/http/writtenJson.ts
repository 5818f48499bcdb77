import type * as z from 'zod/mini';

import { encoderFor } from './encoder.ts';

/** Writes values of a schema; members that it does not name are left out. */
export function makeJsonWriter<Schema extends z.ZodMiniType>(
  schema: Schema,
): (value: z.output<Schema>) => string {
  const encode = encoderFor(schema);
  return (value) => JSON.stringify(encode(value));
}

/** A value as JSON, or the entries of a list, each as JSON. */
type Written = string | readonly Buffer[];

/**
 * The JSON of an object, some of whose members are JSON already. A buffer, so that cached entries are copied, not
 * encoded again; a value that occurs twice is encoded once.
 */
export function withWritten(
  written: Readonly<Record<string, Written>>,
  members: Readonly<Record<string, unknown>>,
): Buffer {
  const encoded = new Map<Written, readonly Buffer[]>();
  const lists = Object.entries(written).map(([name, value]) => {
    const bytes = encoded.get(value) ?? bytesOf(value);
    encoded.set(value, bytes);
    return [Buffer.from(`"${name}":`), ...bytes];
  });
  const plain = JSON.stringify(members).slice(1, -1);
  const parts = plain === '' ? lists : [...lists, [Buffer.from(plain)]];
  return Buffer.concat([Buffer.from('{'), ...joined(parts), Buffer.from('}')]);
}

function bytesOf(value: Written): readonly Buffer[] {
  if (typeof value === 'string') return [Buffer.from(value)];
  return [Buffer.from('['), ...joined(value.map((entry) => [entry])), Buffer.from(']')];
}

const COMMA = Buffer.from(',');

function joined(parts: readonly (readonly Buffer[])[]): Buffer[] {
  return parts.flatMap((part, at) => (at === 0 ? part : [COMMA, ...part]));
}
