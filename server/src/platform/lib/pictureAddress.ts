/** Max characters of a picture's address. */
const MAX_ADDRESS = 500;

/** Nothing that a browser reads as steps up or out: folders have no dots. */
const OURS = /^\/images\/(?:[\w-]+\/)*[\w-]+\.(?:webp|avif|png|jpe?g|svg)(?:\?v=[\w-]{1,64})?$/;
/** Characters of a path, escapes whole. */
const PATH = String.raw`(?:[\w.~!$&'()*+,;=:@/-]|%[\dA-Fa-f]{2})`;
/** As `URL` writes an address: a host in small letters, no user, no port. */
const ELSEWHERE = new RegExp(String.raw`^https://([a-z\d.-]+)(/${PATH}+)(?:\?(?:${PATH}|\?)*)?$`);
/** A segment that browsers read as one of dots. */
const STEPS = /\/(?:\.|%2e){1,2}(?:\/|$)/i;

/** Whether an address is of a picture that our own server has. */
export function isOurPicture(address: string): boolean {
  return address.length <= MAX_ADDRESS && OURS.test(address);
}

/**
 * Whether browsers may be told to load a picture: one of ours, or one on these hosts by https.
 *
 * Shape   strict, as the recipe provider's addresses come out of our reading of them; other spellings of an allowed
 *         address are refused too.
 */
export function isPicture(address: string, hosts: readonly string[]): boolean {
  if (isOurPicture(address)) return true;
  if (address.length > MAX_ADDRESS) return false;
  const [, host, path] = ELSEWHERE.exec(address) ?? [];
  return host !== undefined && path !== undefined && hosts.includes(host) && !STEPS.test(path);
}
