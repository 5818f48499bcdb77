import type { OwnSession } from '@larder/shared/account/account.calls';
import { isLocalNetwork } from '@larder/shared/account/network';

import { dateTime } from '#platform/page/dates.ts';

/** "2 other devices were signed out."; '' for none. */
export function devicesSignedOut(n: number): string {
  if (n === 0) return '';
  return n === 1 ? 'One other device was signed out.' : `${n} other devices were signed out.`;
}

/** "today, 5:42 PM", "Nov 12, 11:15 AM". */
export function timeWords(date: Date): string {
  return dateTime(date).replace(/^Today/, 'today');
}

export function deviceWords({ device }: Pick<OwnSession, 'device'>): string {
  return device ?? 'Unknown device';
}

/** Where a session was used last, as far as its address says. */
export function networkWords({
  network,
  is_current,
  is_same_network,
}: Pick<OwnSession, 'network' | 'is_current' | 'is_same_network'>): string {
  if (network === null) return 'Network not known';
  const name = isLocalNetwork(network) ? `local network ${network}` : `network ${network}`;
  if (is_current || !is_same_network) return name.replace(/^./, (letter) => letter.toUpperCase());
  return `Same network as this device, ${network}`;
}
