import { pick } from '#reliability/harness/random';

import hostile from './hostile.json' with { type: 'json' };

const TEXTS = [
  ...hostile.texts,
  ...hostile.addresses,
  '\ud800',
  '🍅'.repeat(40),
  'x'.repeat(256),
  'a@'.repeat(2000),
  '('.repeat(5000),
  '\t'.repeat(5000),
];

/** A different value: another number, text or type. */
function other(value: unknown, chance: () => number): unknown {
  const usual = [null, true, [], {}, [[]], '1', 1, 'true', { $eq: 1 }, ['admin']];
  if (chance() < 0.35) return pick<unknown>(chance, usual);
  if (typeof value === 'number') return pick(chance, hostile.numbers);
  if (Array.isArray(value) && chance() < 0.5)
    return pick<unknown>(chance, [
      [],
      [...value, ...value],
      Array.from({ length: 600 }, () => value[0]),
    ]);
  return pick(chance, TEXTS);
}

/** The request with one to three faults. */
export function mutate(value: unknown, chance: () => number): unknown {
  const changed: unknown = structuredClone(value);
  for (let times = 1 + Math.floor(chance() * 3); times > 0; times -= 1) change(changed, chance);
  return changed;
}

function change(value: unknown, chance: () => number): void {
  if (typeof value !== 'object' || value === null) return;
  const holder = value as Record<string, unknown>; // JSON: an object or a list
  const names = Object.keys(holder);
  const name = names.length > 0 ? pick(chance, names) : 'extra';
  const inner = holder[name];
  if (typeof inner === 'object' && inner !== null && chance() < 0.7) {
    change(inner, chance);
    return;
  }
  const what = chance();
  if (what < 0.2 && !Array.isArray(value)) delete holder[name];
  else if (what < 0.3) holder[`${name}_`] = inner;
  else if (what < 0.4 && !Array.isArray(value))
    Object.assign(holder, { role: 'admin', vendor_id: crypto.randomUUID(), total_price: 0 });
  else holder[name] = other(inner, chance);
}

export type Raw = { body: string; type: string };

/** Bodies that are no longer valid JSON. */
export function raw(value: unknown, chance: () => number): Raw {
  const body = JSON.stringify(value ?? {});
  const type = 'application/json';
  const deep = Math.floor(chance() * 30_000);
  return pick<() => Raw>(chance, [
    () => ({ body: body.slice(0, Math.floor(chance() * body.length)), type }),
    () => ({ body: `${body}}`, type }),
    () => ({ body: `{"a":1,"a":2,${body.slice(1)}`, type }),
    () => ({ body: `{"__proto__":{"role":"admin"},${body.slice(1)}`, type }),
    () => ({ body: `{"extra":${'['.repeat(deep)}${']'.repeat(deep)},${body.slice(1)}`, type }),
    () => ({ body: `{"extra":"${'x'.repeat(deep * 10)}",${body.slice(1)}`, type }),
    () => ({ body: '', type }),
    () => ({ body: 'null', type }),
    () => ({ body: '[]', type }),
    () => ({ body: '"text"', type }),
    () => ({ body, type: pick(chance, hostile.types) }),
  ])();
}
