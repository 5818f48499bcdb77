import type { Sent } from '#reliability/harness/client';

import hostile from './hostile.json' with { type: 'json' };

/** Addresses that the server must never request, in thirty spellings (SSRF). */
export const ADDRESSES: readonly string[] = hostile.addresses;

/** Headers from which careless servers read an address. */
const HEADERS = ['x-forwarded-host', 'x-forwarded-for', 'forwarded', 'origin', 'x-original-url'];

type Request = { path: string; sent: Sent };

/** The request once per text in body, query, path (`parts`) and headers, with the address instead of it. */
export function* withAddress(
  { path, sent }: Request,
  address: string,
  parts: readonly string[],
): Generator<Request> {
  const { body } = sent;
  for (const place of textsIn(body))
    yield { path, sent: { ...sent, body: replaced(body, place, address) } };
  const [plain = '', query = ''] = path.split('?');
  for (const name of new URLSearchParams(query).keys()) {
    const search = new URLSearchParams(query);
    search.set(name, address);
    yield { path: `${plain}?${search}`, sent };
  }
  for (const part of parts)
    yield { path: path.replace(part, () => encodeURIComponent(address)), sent };
  for (const name of HEADERS)
    if (/^[\x21-\x7e]+$/.test(address))
      yield { path, sent: { ...sent, headers: { ...sent.headers, [name]: address } } };
}

type Place = readonly (string | number)[];

function textsIn(value: unknown, at: Place = []): Place[] {
  if (typeof value === 'string') return [at];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, member]) => textsIn(member, [...at, name]));
}

function replaced(value: unknown, [name, ...rest]: Place, text: string): unknown {
  if (name === undefined) return text;
  const copy = structuredClone(value) as Record<string | number, unknown>; // The copy has the same places.
  copy[name] = replaced(copy[name], rest, text);
  return copy;
}
