import * as z from 'zod/mini';

/** The part of JSON Schema that our bodies use. */
type Schema = {
  type?: string;
  properties?: Record<string, Schema>;
  items?: Schema;
  const?: unknown;
  anyOf?: readonly Schema[];
  /** Of a discriminated union. */
  oneOf?: readonly Schema[];
};

/**
 * Counts the members of a body that its schema does not name and therefore drops.
 *
 * Shape   for a body that the schema accepted. Of several choices the one that drops the least counts. The
 *         schema is read at the first body, because most calls of a test get none.
 */
export function droppedFields(schema: z.ZodMiniType): (body: unknown) => number {
  let wire: Schema | undefined;
  return (body) => {
    wire ??= z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Schema;
    return countDropped(wire, body);
  };
}

function countDropped({ properties, items, anyOf, oneOf }: Schema, value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0;
  const choices = anyOf ?? oneOf;
  if (choices) return Math.min(...choices.map((choice) => countOf(choice, value)));
  if (Array.isArray(value))
    return items ? value.reduce<number>((sum, item) => sum + countDropped(items, item), 0) : 0;
  if (!properties) return 0;
  return Object.entries(value).reduce((sum, [name, member]) => {
    const inner = Object.hasOwn(properties, name) ? properties[name] : undefined;
    return sum + (inner ? countDropped(inner, member) : 1);
  }, 0);
}

/** Infinity for a choice of another type, or with another constant, such as the kind of an operation. */
function countOf(choice: Schema, value: object): number {
  const type = Array.isArray(value) ? 'array' : 'object';
  return (choice.type === undefined || choice.type === type) && hasConstants(choice, value)
    ? countDropped(choice, value)
    : Number.POSITIVE_INFINITY;
}

function hasConstants({ properties = {} }: Schema, value: object): boolean {
  const members = value as Record<string, unknown>; // JSON
  return Object.entries(properties).every(
    ([name, member]) => member.const === undefined || member.const === members[name],
  );
}
