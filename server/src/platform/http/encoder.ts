import * as z from 'zod/mini';
import type * as core from 'zod/v4/core';

type Encode = (value: unknown) => unknown;

/**
 * Encodes values of a schema as `z.encode` does, but prepared once and without collecting error messages:
 * `z.encode` took longer than the database.
 *
 * Shape   members that the schema does not name are left out; limits of texts and numbers are not checked,
 *         they are for input.
 * Errors  the returned function throws TypeError for a value of another kind.
 */
export function encoderFor<Schema extends z.ZodMiniType>(
  schema: Schema,
): (value: z.output<Schema>) => z.input<Schema> {
  return encodeOf(schema) as (value: z.output<Schema>) => z.input<Schema>;
}

function encodeOf(schema: core.$ZodType): Encode {
  const { def } = (schema as core.$ZodTypes)._zod; // a union, discriminated by `type`
  // oxlint-disable-next-line typescript/switch-exhaustiveness-check -- rare kinds are left to zod
  switch (def.type) {
    case 'object':
      return ofObject(def.shape);
    case 'array':
      return ofArray(encodeOf(def.element));
    case 'record':
      return ofRecord(encodeOf(def.valueType));
    case 'default':
    case 'readonly':
      return encodeOf(def.innerType);
    case 'nullable':
      return unless(null, encodeOf(def.innerType));
    case 'optional':
      return unless(undefined, encodeOf(def.innerType));
    case 'pipe':
      return ofCodec(schema, def);
    case 'string':
    case 'number':
    case 'boolean':
      return ofType(def.type);
    case 'enum':
      return oneOf(new Set(Object.values(def.entries)));
    case 'literal':
      return oneOf(new Set(def.values));
    case 'date':
      return ofDate;
    case 'custom':
    case 'unknown':
      return (value) => value;
    default:
      return (value) => z.encode(schema, value);
  }
}

function ofObject(shape: Readonly<Record<string, core.$ZodType>>): Encode {
  const members = Object.entries(shape).map(([name, member]) => [name, encodeOf(member)] as const);
  return (value) => {
    if (typeof value !== 'object' || value === null) throw new TypeError('expected an object');
    const written: Record<string, unknown> = {};
    for (const [name, encode] of members) {
      const member = encode((value as Record<string, unknown>)[name]);
      if (member !== undefined) written[name] = member;
    }
    return written;
  };
}

function ofArray(encode: Encode): Encode {
  return (value) => {
    if (!Array.isArray(value)) throw new TypeError('expected an array');
    return value.map(encode);
  };
}

function ofRecord(encode: Encode): Encode {
  return (value) => {
    if (typeof value !== 'object' || value === null) throw new TypeError('expected an object');
    const written: Record<string, unknown> = {};
    // zod drops this key too.
    for (const [key, one] of Object.entries(value))
      if (key !== '__proto__') written[key] = encode(one);
    return written;
  };
}

function unless(nothing: null | undefined, encode: Encode): Encode {
  return (value) => (value === nothing ? nothing : encode(value));
}

function ofCodec(schema: core.$ZodType, def: core.$ZodPipeDef): Encode {
  const { reverseTransform } = def;
  if (!reverseTransform) return (value) => z.encode(schema, value);
  const [inner, outer] = [encodeOf(def.out), encodeOf(def.in)];
  return (value) => {
    const payload: core.ParsePayload = { value: inner(value), issues: [] };
    const written = reverseTransform(payload.value as never, payload);
    if (payload.issues.length > 0) throw new TypeError('a codec cannot encode its value');
    return outer(written);
  };
}

function ofType(type: 'string' | 'number' | 'boolean'): Encode {
  return (value) => {
    if (typeof value !== type) throw new TypeError(`expected a ${type}`);
    return value;
  };
}

function oneOf(values: ReadonlySet<unknown>): Encode {
  return (value) => {
    if (!values.has(value)) throw new TypeError('expected one of the named values');
    return value;
  };
}

function ofDate(value: unknown): unknown {
  if (!(value instanceof Date)) throw new TypeError('expected a date');
  return value;
}
