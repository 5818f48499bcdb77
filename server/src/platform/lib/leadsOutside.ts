import { PUBLIC_NETWORK, type PublicNetwork } from './fetchUntrusted.ts';
import { areGlobal } from './globalAddress.ts';

/**
 * Whether the name in an address is known and leads into the internet alone, now: not to this machine or its network. It is
 * judged again whenever it is dialled.
 */
export type LeadsOutside = (address: string) => Promise<boolean>;

export function makeLeadsOutside({
  resolve = PUBLIC_NETWORK.resolve,
}: Partial<Pick<PublicNetwork, 'resolve'>> = {}): LeadsOutside {
  return async (address) => {
    try {
      return areGlobal(await resolve(new URL(address).hostname));
    } catch {
      return false;
    }
  };
}
