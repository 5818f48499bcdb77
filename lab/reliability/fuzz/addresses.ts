import type { Sent } from '#reliability/harness/client';

/** Addresses that the server must never request, in thirty spellings (SSRF). */
export const ADDRESSES = [
  'http://127.0.0.1:1/',
  'http://127.1:1/',
  'http://0.0.0.0:1/',
  'http://[::1]:1/',
  'http://[::ffff:127.0.0.1]:1/',
  'http://localhost:1/',
  'http://localhost.:1/',
  'http://2130706433:1/',
  'http://0177.0.0.1:1/',
  'http://0x7f000001:1/',
  'http://0x7f.1:1/',
  'http://127.0.0.1:9464/metrics',
  'http://127.0.0.1:5432/',
  'http://10.0.0.1/',
  'http://192.168.0.1/',
  'http://169.254.169.254/latest/meta-data/',
  'http://[fd00:ec2::254]/latest/meta-data/',
  'http://metadata.google.internal/computeMetadata/v1/',
  'http://user:word@127.0.0.1:1/',
  'http://example.com@127.0.0.1:1/',
  'http://127.0.0.1:1#@example.com/',
  'https://dns.reliability.invalid/x.png',
  '//dns.reliability.invalid/x.png',
  'dns.reliability.invalid',
  '\\\\dns.reliability.invalid\\share',
  'file:///etc/passwd',
  'gopher://127.0.0.1:25/_HELO',
  'dict://127.0.0.1:11211/stats',
  'ldap://127.0.0.1:389/',
  'data:text/html,<script>alert(1)</script>',
] as const;

/** Headers from which careless servers read an address. */
const HEADERS = ['x-forwarded-host', 'x-forwarded-for', 'forwarded', 'origin', 'x-original-url'];

type Request = { path: string; sent: Sent };

/**
 * A request once per text, with the address in place of that text: in the body, the query, the path
 * (`parts` are its values) and a few headers.
 */
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

/** The places of the texts in a JSON value. */
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
