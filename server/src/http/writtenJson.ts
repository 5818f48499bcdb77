import type * as z from 'zod/mini';

import { encoderFor } from './encoder.ts';

/** Writes values of a schema; members that it does not name are left out. */
export function jsonWriter<Schema extends z.ZodMiniType>(
  schema: Schema,
): (value: z.output<Schema>) => string {
  const encode = encoderFor(schema);
  return (value) => JSON.stringify(encode(value));
}

/** The JSON of an object, some of whose members are JSON already. */
export function withWritten(
  written: Readonly<Record<string, string>>,
  members: Readonly<Record<string, unknown>>,
): string {
  const lists = Object.entries(written).map(([name, json]) => `"${name}":${json}`);
  const plain = JSON.stringify(members).slice(1, -1);
  return `{${[...lists, ...(plain === '' ? [] : [plain])].join()}}`;
}
