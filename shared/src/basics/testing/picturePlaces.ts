import * as z from 'zod/mini';

/** The part of JSON Schema that our calls use. */
type Schema = {
  properties?: Record<string, Schema>;
  items?: Schema;
  anyOf?: readonly Schema[];
  oneOf?: readonly Schema[];
};

/** Every path to a member `image` in a schema's input; the first item of a list stands for all. */
export function picturePlaces(schema: z.ZodMiniType): string[] {
  const wire = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Schema;
  return [...new Set(placesIn(wire, []))];
}

function placesIn(schema: Schema, at: readonly string[]): string[] {
  const { properties = {}, items, anyOf = [], oneOf = [] } = schema;
  return [
    ...(at.at(-1) === 'image' ? [at.join('.')] : []),
    ...[...anyOf, ...oneOf].flatMap((choice) => placesIn(choice, at)),
    ...Object.entries(properties).flatMap(([name, member]) => placesIn(member, [...at, name])),
    ...(items ? placesIn(items, [...at, '0']) : []),
  ];
}
