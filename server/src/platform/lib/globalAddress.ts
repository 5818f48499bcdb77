import ipaddr from 'ipaddr.js';

/** The networks of IPv6 that are routed in the internet: 2000::/3. */
const GLOBAL_6: [ipaddr.IPv6, number] = [ipaddr.IPv6.parse('2000::'), 3];

/**
 * Whether an address belongs to one machine of the public internet, not to this machine, its network or a special use.
 *
 * Shape   an IPv6 address that carries an IPv4 address (mapped, NAT64, 6to4, Teredo) is what that one is.
 */
export function isGlobalAddress(text: string): boolean {
  if (!ipaddr.isValid(text)) return false;
  const address = ipaddr.parse(text);
  if (address instanceof ipaddr.IPv4) return address.range() === 'unicast';
  const carried = carriedBy(address);
  if (carried.length > 0) return carried.every((inner) => inner.range() === 'unicast');
  return address.range() === 'unicast' && address.match(GLOBAL_6);
}

/** Whether a name, by all its addresses, leads into the internet alone. */
export function areGlobal(found: readonly { readonly address: string }[]): boolean {
  return found.length > 0 && found.every(({ address }) => isGlobalAddress(address));
}

/** The IPv4 addresses within an IPv6 address; of Teredo its server's and its client's. */
function carriedBy(address: ipaddr.IPv6): ipaddr.IPv4[] {
  const bytes = address.toByteArray();
  const at = (from: number) => new ipaddr.IPv4(bytes.slice(from, from + 4));
  const range = address.range();
  if (range === 'ipv4Mapped' || range === 'rfc6145' || range === 'rfc6052') return [at(12)];
  if (range === '6to4') return [at(2)];
  if (range === 'teredo') return [at(4), inverted(at(12))];
  return [];
}

/** Teredo hides its client's address from devices that rewrite addresses. Source: RFC 4380, section 4. */
function inverted(address: ipaddr.IPv4): ipaddr.IPv4 {
  return new ipaddr.IPv4(address.toByteArray().map((byte) => 0xff - byte));
}
