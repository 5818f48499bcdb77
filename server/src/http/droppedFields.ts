import * as z from 'zod/mini';

/** The part of JSON Schema that our bodies use. */
type Schema = {
  type?: string;
  properties?: Record<string, Schema>;
  items?: Schema;
  anyOf?: readonly Schema[];
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

function countDropped({ properties, items, anyOf }: Schema, value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0;
  if (anyOf) return Math.min(...anyOf.map((choice) => countOf(choice, value)));
  if (Array.isArray(value))
    return items ? value.reduce<number>((sum, item) => sum + countDropped(items, item), 0) : 0;
  if (!properties) return 0;
  return Object.entries(value).reduce((sum, [name, member]) => {
    const inner = Object.hasOwn(properties, name) ? properties[name] : undefined;
    return sum + (inner ? countDropped(inner, member) : 1);
  }, 0);
}

/** Infinity for a choice of another type. */
function countOf(choice: Schema, value: object): number {
  const type = Array.isArray(value) ? 'array' : 'object';
  return choice.type === undefined || choice.type === type
    ? countDropped(choice, value)
    : Number.POSITIVE_INFINITY;
}
