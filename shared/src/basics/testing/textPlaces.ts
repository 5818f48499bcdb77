import * as z from 'zod/mini';

/** The part of JSON Schema that our calls use. */
export type WireSchema = {
  type?: string;
  maxLength?: number;
  enum?: unknown[];
  const?: unknown;
  properties?: Record<string, WireSchema>;
  items?: WireSchema;
  anyOf?: WireSchema[];
  /** Of a discriminated union. */
  oneOf?: WireSchema[];
};

/** A text in a request: the path to it; the first item of a list stands for all. */
export type TextPlace = {
  readonly at: readonly (string | number)[];
  /** Units: Unicode code points. Undefined without a limit. */
  readonly longest: number | undefined;
  /** The schema without the choices of unions that have no such text: what it describes has room for it. */
  readonly chosen: WireSchema;
};

/** Every text in a schema's input. Those that all choices of a union have are named once. */
export function textPlaces(schema: z.ZodMiniType): TextPlace[] {
  return placesIn(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as WireSchema);
}

function placesIn(schema: WireSchema): TextPlace[] {
  const { type, maxLength, enum: words, const: word } = schema;
  const { properties = {}, items, anyOf = [], oneOf = [] } = schema;
  const fixed = words ?? (word === undefined ? undefined : [word]);
  const longest = fixed ? Math.max(...fixed.map((one) => String(one).length)) : maxLength;
  return [
    ...(type === 'string' ? [{ at: [], longest, chosen: schema }] : []),
    ...[...anyOf, ...oneOf].flatMap((choice, nth) =>
      placesIn(choice).filter(({ at: [name] }) => nth === 0 || !isCommon(oneOf, name)),
    ),
    ...Object.entries(properties).flatMap(([name, member]) =>
      placesIn(member).map(({ at, chosen, ...place }) => ({
        ...place,
        at: [name, ...at],
        chosen: { ...schema, properties: { ...properties, [name]: chosen } },
      })),
    ),
    ...(items
      ? placesIn(items).map(({ at, chosen, ...place }) => ({
          ...place,
          at: [0, ...at],
          chosen: { ...schema, items: chosen },
        }))
      : []),
  ];
}

/** Whether a member is the same in all choices of a union, or says which choice it is. */
function isCommon(choices: readonly WireSchema[], name: string | number | undefined): boolean {
  const members = choices.map(({ properties = {} }) => properties[name ?? '']);
  return (
    members.every((member) => member?.const !== undefined) ||
    new Set(members.map((member) => JSON.stringify(member))).size === 1
  );
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

/** What a schema fixes, such as the kinds of a union: without it a union reads nothing else. */
export function fixedParts({ const: word, properties = {}, items }: WireSchema): unknown {
  if (word !== undefined) return word;
  const item = items && fixedParts(items);
  if (item !== undefined) return [item];
  const members = Object.entries(properties).flatMap(([name, member]) => {
    const fixed = fixedParts(member);
    return fixed === undefined ? [] : [[name, fixed] as const];
  });
  return members.length > 0 ? Object.fromEntries(members) : undefined;
}
