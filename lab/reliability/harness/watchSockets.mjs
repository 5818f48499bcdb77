// Preloaded into the server under test: writes each address it connects to, to standard error.
import net from 'node:net';
import process from 'node:process';

// oxlint-disable-next-line typescript/unbound-method -- it is called with its own `this` below
const connect = net.Socket.prototype.connect;
net.Socket.prototype.connect = function (...args) {
  const [options] = Array.isArray(args[0]) ? args[0] : args;
  const to =
    typeof options === 'object' && options !== null
      ? (options.path ?? `${options.host ?? 'localhost'}:${options.port}`)
      : `${typeof args[1] === 'string' ? args[1] : 'localhost'}:${options}`;
  process.stderr.write(`SOCKET ${to}\n`);
  return connect.apply(this, args);
};
