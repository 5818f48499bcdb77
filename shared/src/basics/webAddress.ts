/** Characters of an address. Source: our own decision; what browsers and servers carry. */
export const MAX_ADDRESS = 2_048;

/** Whether a text is the address of a page: http or https, without user and password. */
export function isWebAddress(text: string): boolean {
  // Some browsers read "https://a b" as an address.
  if (text.length > MAX_ADDRESS || /\s/.test(text.trim()) || !URL.canParse(text)) return false;
  const { protocol, username, password } = new URL(text);
  return /^https?:$/.test(protocol) && username === '' && password === '';
}

/**
 * Whether a text is the address of a push service, or of a webhook's receiver: https on its usual port, at a name with a dot, not an IP address. Where
 * the name leads is judged when it is dialled.
 */
export function isPushAddress(text: string): boolean {
  if (!isWebAddress(text)) return false;
  const { protocol, port, hostname } = new URL(text);
  return protocol === 'https:' && port === '' && NAME.test(hostname);
}

/** A host of at least two parts, the last one of letters; the parser has written IP addresses with digits or brackets. */
const NAME = /^(?:[a-z\d_-]{1,63}\.){1,20}[a-z][a-z\d-]{1,62}$/;
