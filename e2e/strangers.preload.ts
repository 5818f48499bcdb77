import type { LookupAllOptions } from 'node:dns';
import dns from 'node:dns/promises';
import { syncBuiltinESMExports } from 'node:module';
import net, { type LookupFunction, type NetConnectOpts } from 'node:net';

/*
 * Loaded into a server of the journeys with --import, and into nothing else: hosts that end in .example, which no real
 * host does, have a public address, and a connection to one ends at the site on this machine whose port is in
 * EXAMPLE_SITE_PORT. The server's own rules judge the address all the same: it is dialled only if they let it through.
 */

const PUBLIC = { address: '93.184.215.14', family: 4 };
const port = Number(process.env['EXAMPLE_SITE_PORT']);

const resolve = dns.lookup;
Object.assign(dns, {
  lookup: async (host: string, options: LookupAllOptions) =>
    isExample(host) ? [PUBLIC] : resolve(host, options),
});

const dial = net.connect;
Object.assign(net, {
  connect: (options: NetConnectOpts, ...rest: never[]) =>
    dial(isToExample(options) ? toSite(options) : options, ...rest),
});
syncBuiltinESMExports();

type ToHost = Extract<NetConnectOpts, { port: number }>;

function isExample(host: string): boolean {
  return host.endsWith('.example');
}

function isToExample(options: NetConnectOpts): options is ToHost {
  return 'host' in options && options.host !== undefined && isExample(options.host);
}

/** Asks the lookup that was given, and puts this machine in place of what it let through. */
function toSite(options: ToHost): ToHost {
  const judge: LookupFunction = (host, how, done) => {
    if (!options.lookup) throw new Error(`${host}: nothing judges this address`);
    options.lookup(host, how, (error) => {
      if (error) done(error, []);
      else if (how.all) done(null, [{ address: '127.0.0.1', family: 4 }]);
      else done(null, '127.0.0.1', 4);
    });
  };
  return { ...options, port, lookup: judge };
}
