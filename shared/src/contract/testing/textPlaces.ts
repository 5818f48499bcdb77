import * as z from 'zod/mini';

/** As much of JSON Schema as our calls use. */
type Schema = {
  type?: string;
  maxLength?: number;
  enum?: readonly unknown[];
  const?: unknown;
  properties?: Record<string, Schema>;
  items?: Schema;
  anyOf?: readonly Schema[];
};

/** Where a request has a text: its members from the outside in; the first of a list stands for all of it. */
export type TextPlace = {
  readonly at: readonly (string | number)[];
  /** Units: Unicode code points. Undefined where the contract sets no bound. */
  readonly longest: number | undefined;
};

/** Every place for a text in what a schema reads. */
export function textPlaces(schema: z.ZodMiniType): TextPlace[] {
  return placesIn(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Schema, []);
}

function placesIn(
  { type, maxLength, enum: words, const: word, properties = {}, items, anyOf = [] }: Schema,
  at: TextPlace['at'],
): TextPlace[] {
  const fixed = words ?? (word === undefined ? undefined : [word]);
  const longest = fixed ? Math.max(...fixed.map((one) => String(one).length)) : maxLength;
  return [
    ...(type === 'string' ? [{ at, longest }] : []),
    ...anyOf.flatMap((choice) => placesIn(choice, at)),
    ...Object.entries(properties).flatMap(([name, member]) => placesIn(member, [...at, name])),
    ...(items ? placesIn(items, [...at, 0]) : []),
  ];
}

/** A copy of a value with a text in a place, which is made where it was not. */
export function withText(value: unknown, [name, ...rest]: TextPlace['at'], text: string): unknown {
  if (name === undefined) return text;
  if (typeof name === 'number') {
    const list: readonly unknown[] = Array.isArray(value) ? value : [];
    return [withText(list[name], rest, text), ...list.slice(1)];
  }
  const members = Object(value) as Record<string, unknown>; // JSON
  return { ...members, [name]: withText(members[name], rest, text) };
}
