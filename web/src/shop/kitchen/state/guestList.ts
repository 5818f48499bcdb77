import { jsonText } from '@larder/shared/basics/leaves.model';
import { GuestList } from '@larder/shared/kitchen/household.calls';
import * as z from 'zod/mini';

import { stored } from '#platform/stored/stored.ts';

const Tick = z.object({
  op_id: z.string(),
  line: z.object({ key: z.string(), generation: z.number() }),
  got: z.boolean(),
});
export type GuestTick = z.output<typeof Tick>;

/**
 * What a guest with a shopping link has: the list as last received, and ticks that the server may not have.
 *
 * Shape   `device` names the guest's browser. Only one link is kept.
 */
const Guest = z.object({
  token: z.string(),
  device: z.string(),
  list: z.optional(z.string()),
  ticks: z.array(Tick),
});
type Guest = z.output<typeof Guest>;

const kept = stored({ key: 'guestList', schema: z.optional(Guest), empty: undefined });
const ListText = jsonText(GuestList);

export const useGuest = kept.use;

/** The guest of a link, made when the link is new here. */
export function guestOf(token: string): Guest {
  const now = kept.get();
  if (now?.token === token) return now;
  const guest = { token, device: crypto.randomUUID(), ticks: [] };
  kept.set(guest);
  return guest;
}

/** The list as last received. */
export function keptGuestList(token: string): GuestList | undefined {
  const now = kept.get();
  if (now?.token !== token || now.list === undefined) return undefined;
  return z.safeDecode(ListText, now.list).data;
}

/** Stores a received list, unless a newer one is there, and drops the ticks that it contains. Shape: the newer list. */
export function keepGuestList(
  token: string,
  { list, sent }: { list: GuestList; sent: readonly GuestTick[] },
): GuestList {
  const known = new Set(sent.map(({ op_id }) => op_id));
  const guest = guestOf(token);
  const ticks = guest.ticks.filter(({ op_id }) => !known.has(op_id));
  const before = keptGuestList(token);
  const newest = before && before.seq > list.seq ? before : list;
  kept.set({ ...guest, ticks, list: z.encode(ListText, newest) });
  return newest;
}

/** Ticks a line, or takes the tick back. */
export function tickAsGuest(token: string, tick: Omit<GuestTick, 'op_id'>): void {
  const guest = guestOf(token);
  kept.set({ ...guest, ticks: [...guest.ticks, { ...tick, op_id: crypto.randomUUID() }] });
}

/** Forgets a link that has ended. */
export function forgetGuest(): void {
  kept.set(undefined);
}
