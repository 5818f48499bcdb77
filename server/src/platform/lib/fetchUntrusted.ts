import { type LookupAddress } from 'node:dns';
import { lookup } from 'node:dns/promises';
import { isIP, type LookupFunction } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

import { isWebAddress } from '@larder/shared/basics/webAddress';
import { Agent, buildConnector, fetch, type Response } from 'undici';

import { areGlobal } from './globalAddress.ts';
import { inSpan } from './span.ts';

/** The document of an address that anybody may give. */
type FetchedPage = {
  readonly bytes: Uint8Array;
  readonly contentType: string;
  /** Where it was in the end, without a fragment. */
  readonly address: string;
};

/**
 * Fetches the document at an address. Undefined for every failure: refused, unknown, silent, no document, too large,
 * too slow. Failures without an answer take the same minimum time, so that nobody can probe our network.
 *
 * Shape   `visit` is called before each new host; what it throws ends the fetch.
 */
export type FetchUntrusted = (
  address: string,
  visit: (host: string) => void,
) => Promise<FetchedPage | undefined>;

/** The network, replaced in tests; the rules are not. Units: milliseconds. */
export type PublicNetwork = {
  readonly resolve: (host: string) => Promise<LookupAddress[]>;
  readonly connector: typeof buildConnector;
  readonly connectMs: number;
  readonly allMs: number;
  /** Min duration of a failure: as long as a silent address takes. */
  readonly minMs: number;
  readonly wait: (ms: number) => Promise<unknown>;
};

export const PUBLIC_NETWORK: PublicNetwork = {
  resolve: (host) => lookup(host, { all: true }),
  connector: buildConnector,
  connectMs: 3_000,
  allMs: 10_000,
  minMs: 4_000,
  wait: sleep,
};

/** Source: docs/decisions/0024-reading-strangers-pages.md. */
const MAX_REDIRECTS = 5;
const MAX_BYTES = 5 * 1024 * 1024;
const TYPES =
  /^\s{0,5}(?:text\/html|application\/(?:xhtml\+xml|json|[\w.-]{1,60}\+json))\s{0,5}(?:;|$)/i;
const REDIRECTS: ReadonlySet<number> = new Set([301, 302, 303, 307, 308]);
const REQUEST = {
  headers: {
    accept: 'text/html,application/xhtml+xml,application/ld+json;q=0.9,application/json;q=0.8',
    'accept-language': 'en,*;q=0.5',
    'user-agent': 'Mozilla/5.0 (compatible; Larder recipe reader)',
  },
  redirect: 'manual',
  credentials: 'omit',
} as const;

/** For untrusted addresses: public hosts only, on the usual ports, with bounds on everything. */
export function makeFetchUntrusted(network: Partial<PublicNetwork> = {}): FetchUntrusted {
  const { resolve, connector, connectMs, allMs, minMs, wait } = { ...PUBLIC_NETWORK, ...network };
  const dispatcher = new Agent({
    connect: connector({ timeout: connectMs, lookup: judgedLookup(resolve) }),
    // No keep-alive: each connection's address is checked.
    pipelining: 0,
  });

  return async (address, visit) => {
    const since = performance.now();
    const signal = AbortSignal.timeout(allMs);
    const ask = async (url: URL): Promise<Response | undefined> => {
      const init = { ...REQUEST, dispatcher, signal };
      try {
        return await inSpan(`GET ${url.host}`, { 'server.address': url.host }, () =>
          fetch(url, init),
        );
      } catch {
        return undefined;
      }
    };
    const asked = await follow(address, { ask, visit });
    if (asked) return documentOf(asked);
    await wait(Math.max(0, minMs - (performance.now() - since)));
    return undefined;
  };
}

type Asked = { readonly response: Response; readonly url: URL };

/** Follows redirects by hand; undefined when an address may not be asked, or does not answer. */
async function follow(
  address: string,
  {
    ask,
    visit,
  }: { ask: (url: URL) => Promise<Response | undefined>; visit: (host: string) => void },
): Promise<Asked | undefined> {
  const visited = new Set<string>();
  let url = judged(address);
  for (let turn = 0; url && turn <= MAX_REDIRECTS; turn += 1) {
    if (!visited.has(url.host)) visit(url.host);
    visited.add(url.host);
    const response = await ask(url);
    if (!response) return undefined;
    const location = response.headers.get('location');
    if (!REDIRECTS.has(response.status) || location === null) return { response, url };
    await response.body?.cancel().catch(() => undefined);
    url = judged(location, url);
  }
  return undefined;
}

/**
 * The address to request; undefined for one that is never requested: not http(s), another port, an IP address, or
 * plain http after https.
 */
function judged(address: string, from?: URL): URL | undefined {
  const url = URL.parse(address, from);
  if (!url || !isWebAddress(url.href)) return undefined;
  const host = url.hostname.replace(/^\[(.*)\]$/, '$1');
  const isOdd = url.port !== '' && url.port !== '80' && url.port !== '443';
  const isDowngrade = from?.protocol === 'https:' && url.protocol === 'http:';
  return isOdd || isDowngrade || isIP(host) !== 0 ? undefined : url;
}

/** Resolves a name when its socket is opened; refuses it unless all its addresses are global. */
export function judgedLookup(resolve: PublicNetwork['resolve']): LookupFunction {
  return (host, { all }, done) => {
    void resolve(host).then(
      (found) => {
        const [first] = found;
        if (!first || !areGlobal(found)) done(new Error(`${host} is not in the internet`), []);
        else if (all) done(null, found);
        else done(null, first.address, first.family);
      },
      (error: NodeJS.ErrnoException) => {
        done(error, []);
      },
    );
  };
}

/** The body, if it is a document and not too large; the rest of a larger one is not read. */
async function documentOf({ response, url }: Asked): Promise<FetchedPage | undefined> {
  const contentType = response.headers.get('content-type') ?? '';
  const isDocument = response.ok && TYPES.test(contentType);
  const bytes = isDocument ? await bytesOf(response) : undefined;
  if (!bytes) {
    await response.body?.cancel().catch(() => undefined);
    return undefined;
  }
  url.hash = '';
  return { bytes, contentType, address: url.href };
}

/** undefined for more than 5 MiB after unpacking, or a body that breaks off. */
async function bytesOf({ body }: Response): Promise<Uint8Array | undefined> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  try {
    for await (const chunk of body ?? []) {
      const bytes: Uint8Array = chunk; // of a body that undici has unpacked
      size += bytes.byteLength;
      if (size > MAX_BYTES) return undefined;
      chunks.push(bytes);
    }
  } catch {
    return undefined;
  }
  return Buffer.concat(chunks);
}
