import { AppError } from '#errors';
import type { Tx } from '#platform/db/db';

import {
  deleteOtherAliases,
  insertAliases,
  listTakenAliases,
  type OwnAlias,
} from './adminIngredients.queries.ts';

/**
 * Replaces the aliases of the ingredients.
 *
 * Errors  alias_taken when another ingredient has one of them, or two of these get the same.
 */
export async function setAliases(
  tx: Tx,
  rows: readonly { ingredient_id: string; aliases?: readonly string[] | undefined }[],
): Promise<void> {
  const given = rows.filter((row) => row.aliases !== undefined);
  if (given.length === 0) return;
  const aliases = given.flatMap(({ ingredient_id, aliases: names = [] }) =>
    [...new Set(names)].map((alias) => ({ ingredient_id, alias })),
  );
  const ingredient_ids = given.map((row) => row.ingredient_id);
  await deleteOtherAliases(tx, { ingredient_ids, kept: aliases });
  await giveAliases(tx, aliases);
}

/** Errors  as setAliases. */
export async function giveAliases(tx: Tx, aliases: readonly OwnAlias[]): Promise<void> {
  const owners = new Map<string, string>();
  for (const { alias, ingredient_id } of aliases) {
    if (owners.has(alias)) throw taken(`“${alias}” is given to two ingredients`);
    owners.set(alias, ingredient_id);
  }
  const [other] = await listTakenAliases(tx, aliases);
  if (other) throw taken(`“${other.alias}” is already another name of ${other.name}`);
  if ((await insertAliases(tx, aliases)) < aliases.length) throw new AppError('alias_taken');
}

function taken(message: string): AppError {
  return new AppError('alias_taken', { message });
}
