import { existsSync, readFileSync } from 'node:fs';
import { BlockList } from 'node:net';

import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';

const text = (file: string) => readFileSync(file, 'utf8');

/** The members of Compose's format that we use; any other is a slip. */
const Service = z.strictObject({
  image: z.string().optional(),
  build: z.literal('.').optional(),
  init: z.boolean().optional(),
  user: z.string().optional(),
  command: z.array(z.string()).optional(),
  environment: z.record(z.string(), z.string()).default({}),
  ports: z.array(z.string()).optional(),
  volumes: z.array(z.string()).default([]),
  tmpfs: z.array(z.string()),
  networks: z.union([
    z.array(z.string()),
    z.record(z.string(), z.strictObject({ ipv4_address: z.ipv4() })),
  ]),
  depends_on: z
    .union([
      z.array(z.string()),
      z.record(
        z.string(),
        z.strictObject({ condition: z.enum(['service_healthy', 'service_started']) }),
      ),
    ])
    .optional(),
  healthcheck: z
    .union([
      z.strictObject({ disable: z.literal(true) }),
      z.strictObject({ test: z.array(z.string()), interval: z.string(), retries: z.int() }),
    ])
    .optional(),
  mem_limit: z.string().regex(/^\d+[mg]$/),
  pids_limit: z.int().positive(),
  cap_add: z.array(z.string()).optional(),
  cap_drop: z.tuple([z.literal('ALL')]),
  security_opt: z.tuple([z.literal('no-new-privileges:true')]),
  read_only: z.literal(true),
  restart: z.literal('unless-stopped'),
});
const Range = z.strictObject({ subnet: z.cidrv4(), ip_range: z.cidrv4(), gateway: z.ipv4() });
const Compose = z.strictObject({
  'x-bounded': z.unknown(),
  services: z.record(z.string(), Service),
  networks: z.strictObject({
    inside: z.strictObject({ internal: z.literal(true) }),
    watch: z.strictObject({}),
    front: z.strictObject({ ipam: z.strictObject({ config: z.tuple([Range]) }) }),
  }),
  volumes: z.record(z.string(), z.strictObject({})),
});

const compose = Compose.parse(parse(text('compose.yaml'), { merge: true }));
const services = Object.entries(compose.services);
const namesOf = (some: readonly string[] | object = []) =>
  Array.isArray(some) ? some.map(String) : Object.keys(some);

function service(name: string): z.output<typeof Service> {
  const [, found] = services.find(([one]) => one === name) ?? [];
  if (!found) throw new Error(`compose.yaml has no ${name}`);
  return found;
}

test('compose.yaml starts the proxy, the program, its database, its dumps and what watches them', () => {
  expect(services.map(([name]) => name)).toEqual([
    'proxy',
    'app',
    'backup',
    'pgbouncer',
    'postgres',
    'exporter',
    'prometheus',
    'grafana',
  ]);
});

test.for(services)('%s has limits, and no rights that it does not need', ([name, one]) => {
  expect(one.tmpfs).toContain('/tmp');
  expect(one.cap_add).toEqual(name === 'proxy' ? ['NET_BIND_SERVICE'] : undefined);
});

test.for(services)('%s names services, networks, volumes and files that are there', ([, one]) => {
  const known = services.map(([name]) => name);
  expect(namesOf(one.depends_on).filter((name) => !known.includes(name))).toEqual([]);
  expect(namesOf(one.networks).filter((name) => !(name in compose.networks))).toEqual([]);
  for (const [from = ''] of one.volumes.map((volume) => volume.split(':')))
    expect(from.startsWith('./') ? existsSync(from) : from in compose.volumes).toBe(true);
  // Each is of a fixed version, and either ours or somebody's.
  expect(one.image ?? 'ours:1').toMatch(/:v?\d/);
  expect((one.image === undefined) !== (one.build === undefined)).toBe(true);
});

/** A setting of the program, or something else's that the file names. */
test.for([
  ['app', 'server/src/config.ts', (name: string) => `\n  ${name}: `],
  ['backup', 'deploy/backup.sh', (name: string) => `{${name}:`],
  ['proxy', 'deploy/Caddyfile', (name: string) => `{$${name}:`],
] as const)('the settings of %s are those of %s', ([name, file, written]) => {
  const known = text(file);
  const names = Object.keys(service(name).environment);
  expect(names.length).toBeGreaterThan(0);
  expect(names.filter((one) => !known.includes(written(one)))).toEqual([]);
});

test('what is taken from the environment is said at the top of the file', () => {
  const [top = ''] = text('compose.yaml').split('\nx-bounded');
  const taken = [...text('compose.yaml').matchAll(/\$\{(\w+)/g)].map(([, name = '']) => name);
  expect([...new Set(taken)].filter((name) => !top.includes(name))).toEqual([]);
});

test('only the proxy listens to others; the program believes it alone, and knows its address', () => {
  const ports = services.flatMap(([name, one]) => (one.ports ? [[name, one.ports]] : []));
  expect(ports).toEqual([
    ['proxy', ['80:80', '443:443', '443:443/udp']],
    ['app', ['127.0.0.1:3000-3009:3000']],
    ['prometheus', ['127.0.0.1:9090:9090']],
    ['grafana', ['127.0.0.1:3100:3000']],
  ]);
  expect(service('proxy').networks).toEqual({
    front: { ipv4_address: service('app').environment['TRUST_PROXY_CIDR'] },
  });
  expect(service('app').environment['PUBLIC_URL']).toBe('https://${DOMAIN:-localhost}');
  expect(service('proxy').environment['DOMAIN']).toBe('${DOMAIN:-localhost}');
  expect(text('deploy/Caddyfile')).toContain('\n{$DOMAIN:localhost} {\n');
});

test('no other service can get the proxy’s address', () => {
  const [{ ip_range }] = compose.networks.front.ipam.config;
  const [from = '', bits = ''] = ip_range.split('/');
  const given = new BlockList();
  given.addSubnet(from, Number(bits));
  expect(given.check(service('app').environment['TRUST_PROXY_CIDR'] ?? '')).toBe(false);
});

test('Prometheus finds the programs and the dumps where they are', () => {
  const { scrape_configs: jobs } = parse(text('deploy/prometheus.yml'));
  const { METRICS_HOST } = service('app').environment;
  expect(jobs).toEqual([
    expect.objectContaining({
      job_name: 'larder',
      dns_sd_configs: [expect.objectContaining({ names: ['app'], port: 9464 })],
    }),
    expect.objectContaining({ static_configs: [{ targets: ['exporter:9100'] }] }),
  ]);
  expect(METRICS_HOST).toBe('0.0.0.0');
  const shared = (name: string) => namesOf(service(name).networks).includes('inside');
  expect(['prometheus', 'app', 'exporter'].filter((name) => !shared(name))).toEqual([]);
  const folder = '/figures';
  expect(service('backup').environment['BACKUP_METRICS']).toBe(`${folder}/larder.prom`);
  expect(service('exporter').command).toContain(`--collector.textfile.directory=${folder}`);
});

test('dumps are made by the version of the database', () => {
  const [, version] = /^postgres:(\d+)-/.exec(service('postgres').image ?? '') ?? [];
  expect(text('Dockerfile')).toContain(` postgresql-client-${version} `);
});
