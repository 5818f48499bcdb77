import type { createShoppingLink, GuestList, tickByLink } from '@larder/shared/contract/household';
import { LINK_HOURS } from '@larder/shared/domain/household';
import { lineAt } from '@larder/shared/domain/kitchenLines';
import type { KitchenOp } from '@larder/shared/domain/kitchenOps';
import { GUEST, type KitchenState } from '@larder/shared/domain/kitchenState';
import { amountsSeen } from '@larder/shared/domain/kitchenTicks';
import type { z } from 'zod';

import type { Db, Tx } from '#db/db';
import { AppError } from '#errors';
import { hashSecret, newSecret } from '#features/auth/secrets';
import { commitOps, lockKnown } from '#features/kitchen/commitOps';
import { announceKitchen } from '#features/kitchen/kitchenNews.queries';
import { getState } from '#features/kitchen/kitchenState.queries';

import { ensureHousehold } from './ensureHousehold.ts';
import { deleteLink, findLink, putLink } from './link.queries.ts';
import { lockOwn } from './lockOwn.ts';

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

type Guest = { token: string; at: Date };

/** Errors  shopping_link_invalid for a token that is unknown, replaced, ended or too old. */
async function lockLinked(tx: Tx, { token, at }: Guest) {
  const token_hash = hashSecret(token);
  const found = await findLink(tx, { token_hash, at });
  if (!found) throw new AppError('shopping_link_invalid');
  const household = await lockKnown(tx, found.household_id, at);
  // It may have ended before the lock.
  const link = await findLink(tx, { token_hash, at });
  if (!link) throw new AppError('shopping_link_invalid');
  return { household, link };
}

/** The list for a guest. Errors  as lockLinked. */
export async function guestList(tx: Tx, guest: Guest): Promise<z.output<typeof GuestList>> {
  const { link } = await lockLinked(tx, guest);
  return { ...link, ...shown(await getState(tx, link.household_id)) };
}

/**
 * A guest's ticks, as operations by GUEST. Unknown lines change nothing.
 *
 * Errors  as lockLinked; too_many_changes.
 */
export async function tick(
  tx: Tx,
  { token, at, device, base_seq, ticks }: Guest & z.output<typeof tickByLink.body>,
): Promise<z.output<typeof GuestList>> {
  const { household, link } = await lockLinked(tx, { token, at });
  const { lines } = await getState(tx, link.household_id);
  const ops = ticks.map(({ op_id, line, got }): KitchenOp => {
    const common = { op_id, device, at: at.getTime(), base_seq };
    if (!got) return { ...common, kind: 'not_got', payload: { line } };
    const found = lineAt(lines, line);
    return { ...common, kind: 'got', payload: { line, amounts: found ? amountsSeen(found) : [] } };
  });
  await commitOps(tx, ops, { by: GUEST, at, household });
  return { ...link, ...shown(await getState(tx, link.household_id)) };
}

function shown({ seq, lines }: KitchenState) {
  return {
    seq,
    lines: lines.map((line) => ({
      key: line.key,
      generation: line.generation,
      name: line.name,
      category: line.category,
      amounts: amountsSeen(line),
      got: line.got !== undefined,
    })),
  };
}
