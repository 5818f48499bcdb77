import { pick } from '#reliability/harness/random';

import { HINTS } from './hints.ts';
import type { Making } from './making.ts';

/** The JSON Schema that our OpenAPI document uses. */
export type Schema = {
  type?: string | string[];
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  prefixItems?: Schema[];
  anyOf?: Schema[];
  oneOf?: Schema[];
  enum?: unknown[];
  const?: unknown;
  format?: string;
  pattern?: string;
  minimum?: number;
  maximum?: number;
  exclusiveMinimum?: number;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
};

const IDS: Readonly<Record<string, string>> = {
  store_id: 'store_id',
  storeId: 'store_id',
  vendor_id: 'vendor_id',
  vendorId: 'vendor_id',
  ingredient_id: 'ingredient_id',
  // Administrators mostly delete what was made for it.
  ingredient_ids: 'spare ingredient',
  order_id: 'sold order',
};

const MEASURED = ['clove', 'head', 'cup', 'slice', 'bunch', 'sprig', 'stalk'];

/** A value that the schema accepts. */
export function generate(schema: Schema, name: string, making: Making): unknown {
  const { chance } = making;
  const kind = name === 'store_id' && making.sells ? 'own store' : IDS[name];
  const hint = HINTS[name];
  const choice = schema.anyOf ?? schema.oneOf;
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return pick(chance, schema.enum);
  if (hint && !['array', 'object', 'boolean'].includes(String(schema.type))) return hint(making);
  if (choice) return generate(pick(chance, choice), name, making);
  const type = Array.isArray(schema.type) ? pick(chance, schema.type) : schema.type;
  switch (type ?? 'anything') {
    case 'object':
      return object(schema, making);
    case 'array':
      return list(schema, name, making);
    case 'integer':
      return Math.floor(number(schema, chance));
    case 'number':
      return Math.round(number(schema, chance) * 100) / 100;
    case 'boolean':
      return chance() < 0.5;
    case 'null':
      return null;
    case 'string':
      return kind ? idOf(kind, making) : text(schema, making);
    default:
      return making.actor.canary;
  }
}

/** Mostly one that belongs to what the path names. */
function idOf(kind: string, { chance, pool, actor, around }: Making): string {
  const belonging = around !== undefined && chance() < 0.8 ? pool.within(kind, around) : undefined;
  return belonging ?? pool.draw(kind, actor.user_id);
}

function object({ properties = {}, required = [] }: Schema, making: Making): unknown {
  const made: Record<string, unknown> = {};
  for (const [name, schema] of Object.entries(properties)) {
    // Optional claims cause more refusals than they reach; rarely present.
    const seldom = /^(expected_\w+|total_price|vendor_id|created_at|price|items)$/.test(name);
    const isOptional = !required.includes(name) && !making.isWhole;
    if (isOptional && making.chance() < (seldom ? 0.9 : 0.4)) continue;
    const value = generate(schema, name, making);
    if (value !== undefined) made[name] = value;
  }
  // Measures weigh other units than units of weight, each unit once.
  if ('grams' in properties && 'source' in properties) made['unit'] = pick(making.chance, MEASURED);
  // A recipe has one of both.
  if ('items' in properties && 'lines' in properties && !made['items'] && !made['lines'])
    made['lines'] = [{ original: '2 cups rice' }];
  if ('store_id' in properties && !making.sells && making.chance() < 0.8) fromShelf(made, making);
  return made;
}

/** Makes an order valid: of a store and its stock. */
function fromShelf(order: Record<string, unknown>, { chance, pool }: Making): void {
  const { store_id, ingredient_ids } = pool.shelf();
  order['store_id'] = store_id;
  if (!Array.isArray(order['items'])) return;
  order['items'] = order['items'].map((item: object) => ({
    ...item,
    ingredient_id: pick(chance, ingredient_ids),
  }));
}

function list(schema: Schema, name: string, making: Making): unknown {
  if (schema.prefixItems) return schema.prefixItems.map((item) => generate(item, name, making));
  if (schema.maxItems === 0) return [];
  const length = Math.max(schema.minItems ?? 0, 1 + Math.floor(making.chance() * 2));
  return Array.from({ length: Math.min(length, schema.maxItems ?? 3) }, () =>
    generate(schema.items ?? {}, name, making),
  );
}

function number({ minimum, maximum, exclusiveMinimum }: Schema, chance: () => number): number {
  const low = Math.max(minimum ?? 0, exclusiveMinimum === undefined ? 0 : exclusiveMinimum + 1);
  const from = minimum !== undefined && minimum < 0 ? minimum : low;
  const to = Math.min(maximum ?? 1000, from + 1_000_000);
  return from + chance() * (to - from);
}

/** A text for each of our own patterns. */
function text({ format, pattern, minLength = 1, maxLength = 200 }: Schema, making: Making): string {
  const { chance, actor } = making;
  if (format === 'date-time') return new Date(1.7e12).toISOString();
  if (pattern?.includes('A-Fa-f') || format === 'uuid' || format === 'guid')
    return crypto.randomUUID();
  if (pattern?.includes('-?\\d')) return String(Math.round(chance() * 9000) / 100);
  if (pattern?.includes('\\d')) return String(1 + Math.floor(chance() * 40));
  if (pattern?.includes('\\p{L}')) return 'gm';
  return `${actor.canary} ${Math.floor(chance() * 1e9)}`.slice(0, maxLength).padEnd(minLength, 'x');
}
