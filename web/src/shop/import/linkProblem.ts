import { isWebAddress, MAX_ADDRESS } from '@larder/shared/basics/webAddress';

const PASTE = 'or paste the text of the recipe';

/**
 * Why a text cannot be the address of a page that the server reads; undefined for one that it tries.
 *
 * Shape   checks the text alone, so it reveals nothing about what the server can reach.
 */
export function linkProblem(text: string): string | undefined {
  if (text.length > MAX_ADDRESS)
    return `This address is too long: at most ${MAX_ADDRESS.toLocaleString('en-US')} characters`;
  const url = URL.parse(text);
  if (!url || /\s/.test(text)) return 'Enter the address of a page: https://…';
  if (!/^https?:$/.test(url.protocol))
    return 'Only addresses that start with https:// or http:// are read';
  if (!isWebAddress(text))
    return 'An address with a name and password is not read. Enter it without them.';
  if (url.port !== '')
    return `An address with a port is not read. Leave out :${url.port}, ${PASTE}.`;
  if (/^\[|^[\d.]+$/.test(url.hostname))
    return `An address of numbers is not read. Use the name of the site, ${PASTE}.`;
  return url.hostname.includes('.')
    ? undefined
    : `This is the name of a machine, not of a site. Enter the address of a page, ${PASTE}.`;
}

/** "example.com/soup" as people type it; the address within "Look: https://example.com/soup". */
export function addressIn(text: string): string {
  const words = text.trim().split(/\s+/);
  const typed = words.find((word) => isWebAddress(word)) ?? text.trim();
  // "site.com:8080" has a port and no scheme.
  return /^[a-z][a-z\d+.-]*:(?!\d)/i.test(typed) || typed === '' ? typed : `https://${typed}`;
}
