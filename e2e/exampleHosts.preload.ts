import type { LookupAllOptions } from 'node:dns';
import dns from 'node:dns/promises';
import { syncBuiltinESMExports } from 'node:module';
import net, { type LookupFunction, type NetConnectOpts, type Socket } from 'node:net';
import tls, { type ConnectionOptions } from 'node:tls';

/*
 * Preloaded into a server of the journeys with --import, never into others. Hosts that end in .example, as no real host
 * does, get a public address; connections to them go to the site on this machine at EXAMPLE_SITE_PORT, those of https in the
 * clear, since nobody has a certificate of such a host. The server's own address rules still apply first.
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
const dialSecurely = tls.connect;
Object.assign(tls, {
  connect: (options: ConnectionOptions & NetConnectOpts, ...rest: never[]) =>
    isToExample(options) ? inTheClear(net.connect(options)) : dialSecurely(options, ...rest),
});
syncBuiltinESMExports();

/** A connection that says that it is secure once it stands. */
function inTheClear(socket: Socket): Socket {
  return socket.once('connect', () => socket.emit('secureConnect'));
}

type ToHost = Extract<NetConnectOpts, { port: number }>;

function isExample(host: string): boolean {
  return host.endsWith('.example');
}

function isToExample(options: NetConnectOpts): options is ToHost {
  return 'host' in options && options.host !== undefined && isExample(options.host);
}

/** Runs the given lookup, then replaces the addresses that it allowed by this machine's. */
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
