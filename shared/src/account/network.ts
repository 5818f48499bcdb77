/** The first parts of addresses that no provider gives out: at home, in an office, on the device itself. */
const LOCAL =
  /^(?:10\.|127\.|192\.168\.|172\.(?:1[6-9]|2\d|3[01])\.|169\.254\.|f[cd][0-9a-f]{2}:|fe80:|0:)/;

/** Whether a network of `networkOf` is somebody's own. */
export function isLocalNetwork(network: string): boolean {
  return LOCAL.test(network);
}

/**
 * The network of a household's address without its last part: "203.0.113.x", "2001:db8:1:x".
 *
 * Units   `source` is an IPv4 address, or the first four groups of an IPv6 address.
 * Shape   undefined for anything else.
 */
export function networkOf(source: string): string | undefined {
  if (/^\d{1,3}(?:\.\d{1,3}){3}$/.test(source))
    return `${source.slice(0, source.lastIndexOf('.'))}.x`;
  if (/^[0-9a-f]{1,4}(?::[0-9a-f]{1,4}){3}$/i.test(source))
    return `${source.slice(0, source.lastIndexOf(':')).toLowerCase()}:x`;
  return undefined;
}
