import { readFileSync } from 'node:fs';
import { BlockList } from 'node:net';

import { expect, test } from 'vitest';

const TEXT = readFileSync('compose.yaml', 'utf8');
const [, SHARED = ''] = /\nx-bounded: &bounded\n((?: {2}.*\n)+)/.exec(TEXT) ?? [];
const [, SERVICES = ''] = /\nservices:\n([^]*?)\n\w/.exec(TEXT) ?? [];
/** Name -> its lines, with what all share. */
const services = new Map(
  [...SERVICES.matchAll(/^ {2}(\w+):\n((?: {4}.*\n|\n)+)/gm)].map(([, name = '', own = '']) => [
    name,
    own.replace('    <<: *bounded\n', SHARED.replaceAll(/^/gm, '  ')),
  ]),
);

/** What a service says about a key. */
function said(service: string, key: string): string | undefined {
  return new RegExp(`^ {4}${key}: (.+)$`, 'm').exec(services.get(service) ?? '')?.[1];
}

test('compose.yaml starts the proxy, the program, the pooler and the database', () => {
  expect([...services.keys()]).toEqual(['proxy', 'app', 'pgbouncer', 'postgres']);
});

test.for([...services.keys()])('%s has limits, and no rights that it does not need', (service) => {
  expect(said(service, 'cap_drop')).toBe('[ALL]');
  expect(said(service, 'security_opt')).toBe("['no-new-privileges:true']");
  expect(said(service, 'read_only')).toBe('true');
  expect(said(service, 'tmpfs')).toContain('/tmp');
  expect(said(service, 'mem_limit')).toMatch(/^\d+[mg]$/);
  expect(said(service, 'pids_limit')).toMatch(/^\d+$/);
  expect(said(service, 'restart')).toBe('unless-stopped');
  expect(said(service, 'cap_add')).toBe(service === 'proxy' ? '[NET_BIND_SERVICE]' : undefined);
});

test('only the proxy listens to others; the program believes it alone, and knows its address', () => {
  const ports = [...services.keys()].map((service) => [service, said(service, 'ports')]);
  expect(ports).toEqual([
    ['proxy', "['80:80', '443:443', '443:443/udp']"],
    ['app', "['127.0.0.1:3000-3009:3000']"],
    ['pgbouncer', undefined],
    ['postgres', undefined],
  ]);
  const [, address] = /front: \{ ipv4_address: (.+) \}/.exec(services.get('proxy') ?? '') ?? [];
  expect(services.get('app')).toContain(`      TRUST_PROXY_CIDR: ${address}\n`);
  expect(services.get('app')).toContain('      PUBLIC_URL: https://${DOMAIN:-localhost}\n');
  expect(services.get('proxy')).toContain('      DOMAIN: ${DOMAIN:-localhost}\n');
  expect(readFileSync('deploy/Caddyfile', 'utf8')).toContain('\n{$DOMAIN:localhost} {\n');
});

test('no other service can get the proxy’s address', () => {
  const [, address = ''] = /ipv4_address: (\S+) \}/.exec(TEXT) ?? [];
  const [, from = '', bits = ''] = /\n {10}ip_range: (\S+)\/(\d+)\n/.exec(TEXT) ?? [];
  const given = new BlockList();
  given.addSubnet(from, Number(bits));
  expect(given.check(address)).toBe(false);
});
