import * as z from 'zod/mini';

/** The part of JSON Schema that our calls use. */
type Schema = {
  type?: string;
  maxLength?: number;
  enum?: readonly unknown[];
  const?: unknown;
  properties?: Record<string, Schema>;
  items?: Schema;
  anyOf?: readonly Schema[];
};

/** A text in a request: the path to it; the first item of a list stands for all. */
export type TextPlace = {
  readonly at: readonly (string | number)[];
  /** Units: Unicode code points. Undefined without a limit. */
  readonly longest: number | undefined;
};

/** Every text in a schema's input. */
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

/** A copy of a value with a text set at a path, which is created if missing. */
export function withText(value: unknown, [name, ...rest]: TextPlace['at'], text: string): unknown {
  if (name === undefined) return text;
  if (typeof name === 'number') {
    const list: readonly unknown[] = Array.isArray(value) ? value : [];
    return [withText(list[name], rest, text), ...list.slice(1)];
  }
  const members = Object(value) as Record<string, unknown>; // JSON
  return { ...members, [name]: withText(members[name], rest, text) };
}
