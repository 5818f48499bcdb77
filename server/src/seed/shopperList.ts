import { DEMO_LIST, DEMO_PANTRY } from '@larder/data/demoKitchen';
import { DEMO_PEOPLE } from '@larder/data/people';
import type { KnownIngredient } from '@larder/shared/food/ingredients.calls';
import type { KitchenChange, ListIngredient } from '@larder/shared/kitchen/kitchenOps.model';

import type { Db } from '#platform/db/db';
import { newId } from '#platform/lib/ids';
import { makeSizedCache } from '#platform/lib/sizedCache';
import { makeCatalogueReader } from '#subjects/food/catalogueIndex.service';
import { matchKnown } from '#subjects/food/knownIngredients.rules';
import { ensureHousehold } from '#subjects/kitchen/ensureHousehold.service';
import { sendOps } from '#subjects/kitchen/kitchen.service';

/** The list and the pantry of the demo's shopper, as operations of a device. */
export async function addShopperList(db: Db, at: Date): Promise<void> {
  const [shopper] = DEMO_PEOPLE;
  if (!shopper) return;
  const { user_id } = shopper;
  const { household_id } = await ensureHousehold(db, { user_id, at });
  const names = [...DEMO_LIST, ...DEMO_PANTRY].map(({ name }) => name);
  const matches = await matchKnown(await makeCatalogueReader(db)(), names);
  const known = new Map(names.map((name, nth) => [name, matches[nth] ?? undefined]));
  const common = { device: newId(at), at: at.getTime(), base_seq: 0 };
  const ops = changesOf(known).map((change) => ({ ...change, ...common, op_id: newId(at) }));
  await db.transaction((tx) =>
    sendOps(tx, {
      body: { household_id, base_seq: 0, ops },
      user_id,
      at,
      kitchens: makeSizedCache(0),
    }),
  );
}

type Known = ReadonlyMap<string, KnownIngredient | undefined>;

function changesOf(known: Known): KitchenChange[] {
  return [
    ...DEMO_PANTRY.map(({ name, amount }): KitchenChange => {
      const ingredient_id = known.get(name)?.ingredient_id;
      const kind = amount === undefined ? 'always' : 'about';
      const item = {
        key: ingredient_id ?? name.toLowerCase(),
        name,
        ...(ingredient_id !== undefined && { ingredient_id }),
        kind,
        low: false,
        amount: amount ?? 0,
        unit: 'gm',
        opened: false,
      } as const;
      return { kind: 'pantry_set', payload: { item } };
    }),
    ...DEMO_LIST.flatMap(({ name, amount, unit, isGot }): KitchenChange[] => {
      const facts = known.get(name);
      const item = { name, amount, unit, ...(facts && factsOf(facts)) };
      const line = { key: facts?.ingredient_id ?? name.toLowerCase(), generation: 1 };
      return [
        { kind: 'add_item', payload: { item } },
        ...(isGot
          ? [{ kind: 'got' as const, payload: { line, amounts: [{ amount, unit }] } }]
          : []),
      ];
    }),
  ];
}

function factsOf(known: KnownIngredient): Partial<ListIngredient> {
  const { ingredient_id, category, image, density_g_per_ml: density, grams_of: grams } = known;
  return { ingredient_id, category, image, density, grams };
}
