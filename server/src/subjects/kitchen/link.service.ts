import { makeBrandFinder, NO_BRANDS, preferredBrand } from '@larder/shared/kitchen/brands';
import {
  LINK_HOURS,
  MAX_GUEST_TICKS_A_DAY,
  MAX_LINK_TICKS,
} from '@larder/shared/kitchen/household';
import type {
  createShoppingLink,
  GuestList,
  tickByLink,
} from '@larder/shared/kitchen/household.calls';
import { tryOp } from '@larder/shared/kitchen/kitchen';
import type { KitchenState } from '@larder/shared/kitchen/kitchen.calls';
import { GUEST, KITCHEN_LIMITS } from '@larder/shared/kitchen/kitchenLimits';
import { lineAt } from '@larder/shared/kitchen/kitchenLines';
import type { KitchenOp } from '@larder/shared/kitchen/kitchenOps.model';
import { amountsSeen } from '@larder/shared/kitchen/kitchenTicks';
import { orderedLines, youngOrders } from '@larder/shared/kitchen/orderedLines';
import { buyWords } from '@larder/shared/kitchen/shownAmounts';
import type { z } from 'zod';

import { AppError } from '#errors';
import type { Db, Tx } from '#platform/db/db';
import { hashSecret, newSecret } from '#platform/lib/secrets';

import { commitOps, lockKnown } from './commitOps.service.ts';
import { ensureHousehold } from './ensureHousehold.service.ts';
import { type Kitchens, stateOf } from './heldState.service.ts';
import { announceKitchen } from './kitchenNews.queries.ts';
import { countTicks, deleteLink, findLink, putLink } from './link.queries.ts';
import { lockOwn } from './lockOwn.service.ts';

const HOUR_MS = 3_600_000;

type Acting = { user_id: string; at: Date };

/** Makes a link for a guest; only its hash is kept. */
export async function openLink(
  db: Db,
  { hours = LINK_HOURS, ...who }: Acting & { hours: number | undefined },
): Promise<z.output<typeof createShoppingLink.response>> {
  await ensureHousehold(db, who);
  return db.transaction(async (tx) => {
    const { household_id } = await lockOwn(tx, who);
    const token = newSecret();
    const expires_at = new Date(who.at.getTime() + hours * HOUR_MS);
    const made = { made_by: who.user_id, at: who.at, expires_at };
    await putLink(tx, { household_id, token_hash: hashSecret(token), ...made });
    announceKitchen(tx, 'household', { household_id, at: who.at });
    return { token, expires_at };
  });
}

/** Ends the link. Without one nothing changes. */
export async function endLink(db: Db, who: Acting): Promise<void> {
  await ensureHousehold(db, who);
  await db.transaction(async (tx) => {
    const { household_id } = await lockOwn(tx, who);
    await deleteLink(tx, household_id);
    announceKitchen(tx, 'household', { household_id, at: who.at });
  });
}

type Guest = { token: string; at: Date; kitchens: Kitchens };

/** Errors  shopping_link_invalid for a token that is unknown, replaced, ended or too old. */
async function lockLinked(tx: Tx, { token, at }: Pick<Guest, 'token' | 'at'>) {
  const token_hash = hashSecret(token);
  const found = await findLink(tx, { token_hash, at });
  if (!found) throw new AppError('shopping_link_invalid');
  const household = await lockKnown(tx, found.household_id, at);
  // It may have ended before the lock.
  const now = await findLink(tx, { token_hash, at });
  if (!now) throw new AppError('shopping_link_invalid');
  const { ticks, ...link } = now;
  const room = Math.min(
    MAX_LINK_TICKS - ticks,
    MAX_GUEST_TICKS_A_DAY - household.guest_ticks_today,
  );
  return { household, link, room };
}

/** The list for a guest. Errors  as lockLinked. */
export async function guestList(tx: Tx, guest: Guest): Promise<z.output<typeof GuestList>> {
  const { household, link } = await lockLinked(tx, guest);
  return { ...link, ...shown(await stateOf(tx, household, guest), guest.at) };
}

/**
 * A guest's ticks, as operations by GUEST. Those that change nothing, such as ticks of unknown lines, leave no trace.
 *
 * Errors  as lockLinked; too_many_ticks; kitchen_full.
 */
export async function tick(
  tx: Tx,
  { token, at, kitchens, device, base_seq, ticks }: Guest & z.output<typeof tickByLink.body>,
): Promise<z.output<typeof GuestList>> {
  const { household, link, room } = await lockLinked(tx, { token, at });
  const state = await stateOf(tx, household, { kitchens, at });
  const ops = ticks.map(({ op_id, line, got }): KitchenOp => {
    const common = { op_id, device, at: at.getTime(), base_seq: Math.min(base_seq, state.seq) };
    if (!got) return { ...common, kind: 'not_got', payload: { line } };
    const found = lineAt(state.lines, line);
    const amounts = found ? amountsSeen(found).slice(0, KITCHEN_LIMITS.amounts) : [];
    return { ...common, kind: 'got', payload: { line, amounts } };
  });
  const { after, guest_ticks } = await commitOps(tx, changing(state, ops), {
    by: GUEST,
    at,
    household,
    kitchens,
    guestRoom: room,
  });
  if (guest_ticks > 0)
    await countTicks(tx, { household_id: link.household_id, ticks: guest_ticks });
  return { ...link, ...shown(after ?? state, at) };
}

/** The operations that change the list, one after the other. */
function changing(start: KitchenState, ops: readonly KitchenOp[]): KitchenOp[] {
  let state = start;
  return ops.filter((op) => {
    const tried = tryOp(state, op, { seq: state.seq + 1, by: GUEST });
    const isChange = tried.full !== undefined || tried.state.lines !== state.lines;
    if (isChange) state = tried.state;
    return isChange;
  });
}

/** What a guest sees: what is ordered is not to buy. */
function shown({ seq, lines, placed, brands = NO_BRANDS }: KitchenState, at: Date) {
  const brandsOf = makeBrandFinder(brands);
  const { keys } = orderedLines(lines, youngOrders(placed, at.getTime()));
  return {
    seq,
    lines: lines
      .filter(({ key }) => !keys.has(key))
      .map((line) => ({
        brand: preferredBrand(brandsOf(line)),
        key: line.key,
        generation: line.generation,
        name: line.name,
        category: line.category,
        amounts: amountsSeen(line),
        buy: buyWords(line, 'us'),
        got: line.got !== undefined,
      })),
  };
}
