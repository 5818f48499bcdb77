import { z } from 'zod';
import type * as core from 'zod/v4/core';

/** What a row has: the values as the program knows them, which the contract's codecs write for the wire. */
type Columns<Shape extends core.$ZodShape> = {
  [Name in keyof Shape]: z.ZodType<core.output<Shape[Name]>>;
};

/** A time of a column, or of JSON that a statement makes. */
const TimeColumn = z.date().or(z.string().pipe(z.coerce.date()));

/**
 * The row of an object of the contract, so that it is described once: `price` in whole cents, a time as a Date.
 *
 * Shape   values are only checked for their kind: limits are for input.
 * Errors  throws for a kind that no row has yet.
 */
export function rowOf<Shape extends core.$ZodShape>({ shape }: { readonly shape: Shape }) {
  return columnsOf(shape) as z.ZodObject<Columns<Shape>>; // entries lose which column is of which member
}

function columnsOf(shape: core.$ZodShape): z.ZodObject {
  const columns = Object.entries(shape).map(([name, member]) => [name, columnOf(member)] as const);
  return z.object(Object.fromEntries(columns));
}

/** A column is null where its member is left out, unless null is a value of it. */
function orLeftOut(schema: core.$ZodType): z.ZodType {
  const column = columnOf(schema);
  if (column.safeParse(null).success) return column.optional();
  return column.nullish().transform((value) => value ?? undefined);
}

function columnOf(schema: core.$ZodType): z.ZodType {
  const { def } = (schema as core.$ZodTypes)._zod; // a union, discriminated by `type`
  // oxlint-disable-next-line typescript/switch-exhaustiveness-check -- no row has the other kinds
  switch (def.type) {
    case 'object':
      return columnsOf(def.shape);
    case 'array':
      return z.array(columnOf(def.element));
    case 'nullable':
      return columnOf(def.innerType).nullable();
    case 'optional':
      return orLeftOut(def.innerType);
    case 'default':
    case 'readonly':
      return columnOf(def.innerType);
    case 'pipe':
      return columnOf(def.out);
    case 'string':
      return z.string();
    case 'number':
      return 'format' in def && def.format === 'safeint' ? z.int() : z.number();
    case 'boolean':
      return z.boolean();
    case 'date':
      return TimeColumn;
    case 'enum':
      return z.enum(def.entries);
    case 'custom':
      return z.custom(def.fn);
    default:
      throw new TypeError(`no row has values of the kind "${def.type}"`);
  }
}
