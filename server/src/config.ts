import { createHash, randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join, resolve } from 'node:path';

import { DEMO_PASSWORD } from '@larder/data/people';
import { z } from 'zod';

import { createWhole, isSystemError } from '#platform/lib/wholeFile';

import { OperatorError } from './errors.ts';
import { FIREBASE_JWKS_URL, FirebaseConfig } from './firebaseConfig.ts';
import { type PushKeys, pushKeysFrom, pushKeysOf } from './pushKeys.ts';

/** A setting left empty counts as not set. */
const text = z.string().transform((value) => (value === '' ? undefined : value));
const optional = text.optional();
const port = (usual: number) => z.coerce.number().int().min(0).max(65_535).default(usual);
const url = (...protocols: string[]) =>
  optional.refine(
    (value) =>
      value === undefined || (URL.canParse(value) && protocols.includes(new URL(value).protocol)),
    `must be an address that starts with ${protocols.map((p) => `${p}//`).join(' or ')}`,
  );

/** Whether answers cannot be changed on the way: TLS, or this machine. */
function isTrustworthy(address: string | undefined): boolean {
  if (address === undefined || !URL.canParse(address)) return true;
  const { protocol, hostname } = new URL(address);
  return protocol === 'https:' || ['127.0.0.1', '[::1]', 'localhost'].includes(hostname);
}

const DEFAULT_SOCIAL_LINKS =
  'Instagram=https://www.instagram.com/,Facebook=https://www.facebook.com/,YouTube=https://www.youtube.com/';

const Settings = z.object({
  PORT: port(3000),
  AUTH_PORT: port(3001),
  METRICS_PORT: port(9464),
  /** The address of METRICS_PORT. The metrics have no login: an address that only Prometheus reaches. */
  METRICS_HOST: z.string().min(1).default('127.0.0.1'),
  /** Where browsers reach AUTH_PORT, if not at the pages' host. */
  AUTH_URL: url('http:', 'https:'),
  /** Processes on PORT; `auto` is one per processor. */
  PROCESSES: z
    .preprocess(
      (value) => (value === 'auto' ? availableParallelism() : value || 1),
      z.coerce.number().int().min(1).max(64),
    )
    .default(1),
  HOST: z.string().min(1).default('127.0.0.1'),
  /** Unset: PGlite in DATA_DIR. */
  DATABASE_URL: url('postgres:', 'postgresql:'),
  /** A user who may change the schema, if DATABASE_URL's may not. */
  MIGRATE_DATABASE_URL: url('postgres:', 'postgresql:'),
  /** The database itself, when DATABASE_URL is a pooler, which cannot carry notifications. */
  DATABASE_DIRECT_URL: url('postgres:', 'postgresql:'),
  /** A streaming replica for reading other people's data. */
  DATABASE_REPLICA_URL: url('postgres:', 'postgresql:'),
  DATA_DIR: z
    .string()
    .min(1)
    .default('./.data')
    .transform((path) => resolve(path)),
  /** Keys for access tokens, comma-separated: the first signs, all verify. */
  JWT_SECRET: optional,
  /** The private key of notices by web push, base64url. Unset: made from the first key for access tokens. */
  PUSH_KEY: optional,
  SEED: z.enum(['demo', 'catalogue', 'none']).optional(),
  ADMIN_EMAIL: optional,
  ADMIN_PASSWORD: optional,
  RECIPE_PROVIDER_URL: url('http:', 'https:'),
  RECIPE_PROVIDER_KEYS: optional,
  /** Where its pictures are: hosts, comma-separated. */
  RECIPE_PICTURE_HOSTS: optional,
  GEOCODER_URL: url('http:', 'https:'),
  GOOGLE_MAPS_API_KEY: optional,
  /** Enables App Check: changes need a token from Google. */
  FIREBASE_CONFIG: z.preprocess((value) => value || undefined, FirebaseConfig.optional()),
  /** The keys that sign App Check tokens. Another address only in tests. */
  FIREBASE_JWKS_URL: url('http:', 'https:')
    .refine(isTrustworthy, 'must start with https:// unless it is on this machine')
    .transform((value) => value ?? FIREBASE_JWKS_URL),
  SMTP_URL: url('smtp:', 'smtps:'),
  PUBLIC_URL: url('http:', 'https:'),
  SOCIAL_LINKS: z.string().default(DEFAULT_SOCIAL_LINKS),
  /** Units: seconds between checks of the invariants and of the database's metrics. */
  WATCH_SECONDS: z.coerce.number().int().min(1).max(86_400).default(300),
  /** Automatic backups of the embedded database in DATA_DIR/backups. */
  BACKUPS: z.enum(['on', 'off']).default('on'),
  /** Whether new vendors wait for an administrator before they open stores. */
  VENDOR_APPROVAL: z.enum(['on', 'off']).default('off'),
  /** Whether recipes are read from links: the server then fetches addresses that people give. */
  RECIPE_IMPORT: z.preprocess((value) => value || undefined, z.enum(['on', 'off']).optional()),
  /** A collector that takes spans by OTLP over HTTP. Unset: nothing of OpenTelemetry but its API is loaded. */
  OTEL_EXPORTER_OTLP_ENDPOINT: url('http:', 'https:'),
  OTEL_SERVICE_NAME: z.string().min(1).default('larder'),
  RATE_LIMITS: z.enum(['on', 'off']).default('on'),
  TRUST_PROXY_CIDR: optional,
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
  NODE_ENV: z.string().optional(),
  ALLOW_PGLITE: optional,
  ALLOW_UNSAFE_DATABASE: optional,
});

export type Config = Omit<
  z.output<typeof Settings>,
  'JWT_SECRET' | 'PUSH_KEY' | 'SEED' | 'SOCIAL_LINKS' | 'RECIPE_IMPORT'
> & {
  jwtSecrets: readonly string[];
  pushKeys: PushKeys;
  /** catalogue: foods and recipes, without a store or a person. */
  seed: 'demo' | 'catalogue' | 'none';
  readsLinks: boolean;
  socialLinks: readonly { name: string; url: string }[];
  providerKeys: readonly string[];
  /** From which browsers may load pictures beside ours, by https. */
  pictureHosts: readonly string[];
};

/** An unusable setting. The start ends with this line and exit code 78 (EX_CONFIG). */
export class ConfigError extends OperatorError {}

/**
 * Reads the settings, once at start. Nothing else reads the environment.
 *
 * Errors  ConfigError with the setting's name and what is wrong.
 */
export function readConfig(env: Record<string, string | undefined>): Config {
  const parsed = Settings.safeParse(env);
  if (!parsed.success) {
    const issue = parsed.error.issues[0];
    throw new ConfigError(`${issue?.path.join('.') ?? 'settings'}: ${issue?.message ?? 'invalid'}`);
  }
  const { JWT_SECRET, PUSH_KEY, SEED, SOCIAL_LINKS, RECIPE_IMPORT, ...settings } = parsed.data;
  const isProduction = settings.NODE_ENV === 'production';
  if (isProduction && settings.ADMIN_PASSWORD === DEMO_PASSWORD)
    throw new ConfigError('ADMIN_PASSWORD: is the public password of the demo');
  if (isProduction && !settings.DATABASE_URL && settings.ALLOW_PGLITE !== '1')
    throw new ConfigError('DATABASE_URL: must be set in production (or set ALLOW_PGLITE=1)');
  for (const name of [
    'MIGRATE_DATABASE_URL',
    'DATABASE_DIRECT_URL',
    'DATABASE_REPLICA_URL',
  ] as const)
    if (settings[name] && !settings.DATABASE_URL)
      throw new ConfigError(`${name}: needs DATABASE_URL`);
  if (settings.PROCESSES > 1 && !settings.DATABASE_URL)
    throw new ConfigError('PROCESSES: the embedded database serves one; set DATABASE_URL');
  if ((settings.ADMIN_EMAIL === undefined) !== (settings.ADMIN_PASSWORD === undefined))
    throw new ConfigError('ADMIN_EMAIL: set ADMIN_PASSWORD too, or neither');
  if (settings.RECIPE_PROVIDER_URL && !settings.RECIPE_PROVIDER_KEYS)
    throw new ConfigError('RECIPE_PROVIDER_KEYS: must be set with RECIPE_PROVIDER_URL');
  const seed = SEED ?? usualSeed(settings.DATABASE_URL, isProduction);
  const secrets = jwtSecrets(JWT_SECRET, settings.DATA_DIR);
  return {
    ...settings,
    jwtSecrets: secrets,
    pushKeys: readPushKeys(PUSH_KEY, secrets),
    seed,
    readsLinks: RECIPE_IMPORT ? RECIPE_IMPORT === 'on' : seed === 'demo',
    socialLinks: socialLinks(SOCIAL_LINKS),
    providerKeys: (settings.RECIPE_PROVIDER_KEYS ?? '').split(',').filter((key) => key !== ''),
    pictureHosts: pictureHosts(settings),
  };
}

function usualSeed(database: string | undefined, isProduction: boolean): Config['seed'] {
  if (isProduction) return 'catalogue';
  return database ? 'none' : 'demo';
}

/** Whether people reach the pages by https, also when a proxy that is not trusted brings plain http here. */
export function isPublicHttps({ PUBLIC_URL }: Pick<Config, 'PUBLIC_URL'>): boolean {
  return PUBLIC_URL !== undefined && new URL(PUBLIC_URL).protocol === 'https:';
}

/** Where Spoonacular has its pictures. Source: the provider's published answers. */
const USUAL_PICTURE_HOST = 'img.spoonacular.com';
const HOST =
  /^(?=.{1,253}$)(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+[a-z](?:[a-z\d-]{0,61}[a-z\d])?$/;

/** The setting's hosts; else of an upstream provider the usual one and its own. */
function pictureHosts({
  RECIPE_PICTURE_HOSTS: setting,
  RECIPE_PROVIDER_URL: provider,
}: Pick<z.output<typeof Settings>, 'RECIPE_PICTURE_HOSTS' | 'RECIPE_PROVIDER_URL'>): string[] {
  if (setting === undefined) {
    if (provider === undefined) return [];
    const { hostname } = new URL(provider);
    return [USUAL_PICTURE_HOST, ...(HOST.test(hostname) ? [hostname] : [])];
  }
  const hosts = setting.split(',').map((host) => host.trim());
  const wrong = hosts.find((host) => !HOST.test(host));
  if (wrong !== undefined)
    throw new ConfigError(`RECIPE_PICTURE_HOSTS: "${wrong}" is not a host, like img.example.com`);
  return hosts;
}

/** The id of a key, which tells a verifier which of several keys signed. */
export function keyId(secret: string): string {
  return createHash('sha256').update(secret).digest('hex').slice(0, 8);
}

const SAMPLE = /^(.)\1*$|secret|change.?me|example|password/i;

function jwtSecrets(setting: string | undefined, dataDir: string): string[] {
  if (setting === undefined) return [generatedSecret(dataDir)];
  const secrets = setting.split(',');
  if (secrets.some((secret) => Buffer.byteLength(secret) < 32))
    throw new ConfigError('JWT_SECRET: must be at least 32 bytes');
  if (secrets.some((secret) => SAMPLE.test(secret)))
    throw new ConfigError('JWT_SECRET: looks like a sample value; use a random one');
  return secrets;
}

/** 48 random bytes in base64url. */
const GENERATED = /^[\w-]{64}$/;

/**
 * Generated once and kept, so that a restart signs nobody out.
 *
 * Errors  ConfigError when the file is incomplete, or cannot be read or made.
 */
function generatedSecret(dataDir: string): string {
  const file = join(dataDir, 'jwt-key');
  try {
    if (!existsSync(file)) {
      mkdirSync(dataDir, { recursive: true, mode: 0o700 });
      createWhole(file, randomBytes(48).toString('base64url'));
    }
    const kept = readFileSync(file, 'utf8');
    if (GENERATED.test(kept)) return kept;
  } catch (error) {
    if (isSystemError(error)) throw new ConfigError(`DATA_DIR: ${error.message}`);
    throw error;
  }
  throw new ConfigError(
    `${file} is incomplete. Delete it and start again, which signs everybody out, or set JWT_SECRET`,
  );
}

/** Errors  ConfigError for a setting that is no private key of the curve. */
function readPushKeys(setting: string | undefined, [secret = '']: readonly string[]): PushKeys {
  const keys = setting === undefined ? pushKeysFrom(secret) : pushKeysOf(setting);
  if (!keys)
    throw new ConfigError('PUSH_KEY: must be a private key of P-256, 32 bytes as base64url');
  return keys;
}

function socialLinks(setting: string): { name: string; url: string }[] {
  return setting
    .split(',')
    .filter((entry) => entry.trim() !== '')
    .map((entry) => {
      const [name = '', ...rest] = entry.split('=');
      const address = rest.join('=').trim();
      if (name.trim() === '' || !/^https?:/.test(address) || !URL.canParse(address))
        throw new ConfigError(`SOCIAL_LINKS: "${entry.trim()}" is not name=https://address`);
      return { name: name.trim(), url: address };
    });
}
