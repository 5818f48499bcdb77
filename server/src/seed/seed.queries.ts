import type { Good } from '@larder/data/catalogue/goods';
import type { StoreTimes } from '@larder/data/demoSlots';
import type { DemoPerson } from '@larder/data/people';
import type { DemoOffer, DemoStore } from '@larder/data/stores/demoStores';
import { gridCell } from '@larder/shared/basics/distance';
import { z } from 'zod';

import type { Db, Queryable, Tx } from '#platform/db/db';
import { sql } from '#platform/db/sql';

/** Whether nothing was seeded or registered yet; administrators do not count. */
export async function isEmpty(db: Queryable): Promise<boolean> {
  const { found } = await db.one(
    z.object({ found: z.boolean() }),
    sql`select exists (select from ingredients)
          or exists (select from users where role <> 'admin') as found`,
  );
  return !found;
}

export async function insertPeople(
  tx: Tx,
  { people, password_hash, at }: { people: readonly DemoPerson[]; password_hash: string; at: Date },
): Promise<void> {
  await tx.run(sql`
    insert into users (user_id, role, email, name, address, phone, works_for, staff_role, password_hash, created_at)
    select user_id, role, email, name, address, phone, works_for, staff_role, ${password_hash}, ${at}
    from json_to_recordset(${JSON.stringify(people)}::json) as
      (user_id uuid, role text, email text, name text, address text, phone text, works_for uuid, staff_role text)
    on conflict do nothing`);
}

/** Makes a vendor wait for approval. */
export async function letWait(db: Db, user_id: string): Promise<void> {
  await db.transaction((tx) =>
    tx.run(sql`update users set awaits_approval = true where user_id = ${user_id}`),
  );
}

const Login = z.object({ user_id: z.string(), email: z.string(), password_hash: z.string() });
type Login = z.output<typeof Login>;

export function listLogins(db: Queryable, emails: readonly string[]): Promise<Login[]> {
  return db.many(
    Login,
    sql`select user_id, email, password_hash from users
        where email = any(${emails}) and status = 'active' order by email`,
  );
}

/**
 * Adds goods with their aliases and measures. What is there already, also archived, merged or under another name,
 * stays; so do aliases of others.
 *
 * Shape   the ids of those that are new.
 */
export async function insertCatalogue(
  tx: Tx,
  goods: readonly Good[],
): Promise<ReadonlySet<string>> {
  const added = await tx.many(
    z.object({ ingredient_id: z.string() }),
    sql`
    insert into ingredients (ingredient_id, name, unit_quantity, unit, category, image, kcal_per_100g,
                             density_g_per_ml, grams_per_piece, contains)
    select ingredient_id, name, unit_quantity, unit, category, image, kcal_per_100g, density_g_per_ml,
           grams_per_piece, contains
    from json_to_recordset(${JSON.stringify(goods)}::json) as
      (ingredient_id uuid, name text, unit_quantity numeric, unit text, category text, image text,
       kcal_per_100g float8, density_g_per_ml float8, grams_per_piece float8, contains text[])
    on conflict do nothing returning ingredient_id`,
  );
  const fresh = new Set(added.map(({ ingredient_id }) => ingredient_id));
  const own = goods.filter(({ ingredient_id }) => fresh.has(ingredient_id));
  const aliases = own.flatMap(({ ingredient_id, aliases: names }) =>
    names.map((alias) => ({ alias, ingredient_id })),
  );
  await tx.run(sql`
    insert into ingredient_aliases (alias, ingredient_id)
    select alias, ingredient_id from json_to_recordset(${JSON.stringify(aliases)}::json) as
      (alias text, ingredient_id uuid)
    on conflict do nothing`);
  const measures = own.flatMap(({ ingredient_id, measures: byUnit }) =>
    Object.entries(byUnit).map(([unit, measure]) => ({ ...measure, unit, ingredient_id })),
  );
  await tx.run(sql`
    insert into measures (ingredient_id, unit, grams, source)
    select ingredient_id, unit, grams, source from json_to_recordset(${JSON.stringify(measures)}::json) as
      (ingredient_id uuid, unit text, grams float8, source text)`);
  await tx.run(sql`update catalogue_version set version = version + 1`);
  return fresh;
}

const Seeded = z.object({ seeded: z.string() });

/** The fingerprint of the goods that the catalogue has from the program; '' for none. */
export async function getSeeded(db: Queryable): Promise<string> {
  return (
    await db.one(
      Seeded,
      sql`select case when exists (select from seeded_goods) then seeded else '' end as seeded
          from catalogue_version`,
    )
  ).seeded;
}

/** As getSeeded, with a lock until the transaction ends. */
export async function lockSeeded(tx: Tx): Promise<string> {
  await tx.run(sql`select from catalogue_version for update`);
  return getSeeded(tx);
}

const SeededGood = z.object({ ingredient_id: z.string(), facts: z.custom<Good>() });

/** The goods as the program put them into the catalogue, by id. */
export async function listSeeded(db: Queryable): Promise<ReadonlyMap<string, Good>> {
  const rows = await db.many(SeededGood, sql`select ingredient_id, facts from seeded_goods`);
  return new Map(rows.map(({ ingredient_id, facts }) => [ingredient_id, facts]));
}

export async function setSeeded(
  tx: Tx,
  { goods, fingerprint }: { goods: readonly Good[]; fingerprint: string },
): Promise<void> {
  const rows = goods.map((facts) => ({ ingredient_id: facts.ingredient_id, facts }));
  await tx.run(sql`
    insert into seeded_goods (ingredient_id, facts)
    select ingredient_id, facts from json_to_recordset(${JSON.stringify(rows)}::json) as
      (ingredient_id uuid, facts jsonb)
    on conflict (ingredient_id) do update set facts = excluded.facts`);
  await tx.run(sql`update catalogue_version set seeded = ${fingerprint}`);
}

/** Sets what these ingredients contain where it is unknown. */
export async function fillContains(tx: Tx, ingredients: readonly Good[]): Promise<void> {
  await tx.run(sql`
    update ingredients g set contains = c.contains
    from json_to_recordset(${JSON.stringify(ingredients)}::json) as c (ingredient_id uuid, contains text[])
    where g.ingredient_id = c.ingredient_id and g.contains is null and c.contains is not null`);
}

/** Sets the calories of these ingredients, as far as nobody has changed them. Units: kcal in 100 g. */
export async function setCalories(
  tx: Tx,
  { foods }: { foods: readonly { ingredient_id: string; before: number; now: number }[] },
): Promise<void> {
  await tx.run(sql`
    update ingredients g set kcal_per_100g = c.now
    from json_to_recordset(${JSON.stringify(foods)}::json) as c
      (ingredient_id uuid, before float8, now float8)
    where g.ingredient_id = c.ingredient_id and g.kcal_per_100g = c.before`);
  await tx.run(sql`update catalogue_version set version = version + 1`);
}

/** Locks these stores, in key order (docs/decisions/0004-lock-order.md). */
export async function lockStores(tx: Tx, store_ids: readonly string[]): Promise<void> {
  await tx.run(sql`
    select 1 from stores where store_id = any(${store_ids}::uuid[])
    order by store_id for no key update`);
}

/**
 * Sets what these stores ask for where they ask for nothing and no vendor has ever said so.
 *
 * The caller locked them: see lockStores.
 */
export async function fillTerms(tx: Tx, stores: readonly DemoStore[]): Promise<void> {
  await tx.run(sql`
    update stores s set delivery_fee_cents = d.delivery_fee_cents, minimum_order_cents = d.minimum_order_cents
    from json_to_recordset(${JSON.stringify(stores)}::json) as d
      (store_id uuid, store_type text, delivery_fee_cents int, minimum_order_cents int)
    where s.store_id = d.store_id and s.store_type = d.store_type and s.closed_at is null
      and s.delivery_fee_cents = 0 and s.minimum_order_cents = 0
      and not exists (select from audit_log a
                      where a.action = 'store_terms_changed' and a.target_id = s.store_id)`);
}

const Edition = z.object({ demo_edition: z.int() });

/** The edition of the demonstration's goods that the catalogue has. */
export async function getDemoEdition(db: Queryable): Promise<number> {
  return (await db.one(Edition, sql`select demo_edition from catalogue_version`)).demo_edition;
}

/** As getDemoEdition, with a lock until the transaction ends. */
export async function lockDemoEdition(tx: Tx): Promise<number> {
  return (await tx.one(Edition, sql`select demo_edition from catalogue_version for update`))
    .demo_edition;
}

export async function setDemoEdition(tx: Tx, edition: number): Promise<void> {
  await tx.run(sql`update catalogue_version set demo_edition = ${edition}`);
}

/** Whether any of these ingredients exists, archived ones too. */
export async function hasSome(db: Queryable, ingredient_ids: readonly string[]): Promise<boolean> {
  const { found } = await db.one(
    z.object({ found: z.boolean() }),
    sql`select exists (select from ingredients where ingredient_id = any(${ingredient_ids}::uuid[])) as found`,
  );
  return found;
}

export type SeedMeasure = { name: string; unit: string; grams: number; source: string };

/** Whether the catalogue has no measures. */
export async function lacksMeasures(db: Queryable): Promise<boolean> {
  const { lacks } = await db.one(
    z.object({ lacks: z.boolean() }),
    sql`select not exists (select from measures) and exists (select from ingredients) as lacks`,
  );
  return lacks;
}

/** Adds measures to the active ingredients of these names. */
export async function insertMeasures(tx: Tx, measures: readonly SeedMeasure[]): Promise<void> {
  await tx.run(sql`
    insert into measures (ingredient_id, unit, grams, source)
    select g.ingredient_id, m.unit, m.grams, m.source
    from json_to_recordset(${JSON.stringify(measures)}::json) as
      m (name text, unit text, grams float8, source text)
    join ingredients g on lower(g.name) = lower(m.name) and g.vendor_id is null and g.archived_at is null
    on conflict do nothing`);
  await tx.run(sql`update catalogue_version set version = version + 1`);
}

/** Opens demo stores with their shelves; existing ones stay. */
export async function insertStores(
  tx: Tx,
  {
    stores,
    offersOf,
    vendorOf,
    at,
  }: {
    stores: readonly DemoStore[];
    offersOf: (store: DemoStore) => readonly DemoOffer[];
    vendorOf: (store: DemoStore) => string;
    at: Date;
  },
): Promise<void> {
  const rows = stores.map((store) => ({
    ...store,
    vendor_id: vendorOf(store),
    cell: gridCell(store),
  }));
  const opened = await tx.many(
    z.object({ store_id: z.string() }),
    sql`insert into stores (store_id, vendor_id, name, store_type, address, lat, lng, cell,
                            delivery_fee_cents, minimum_order_cents, created_at)
        select store_id, vendor_id, name, store_type, address, lat, lng, cell, delivery_fee_cents,
               minimum_order_cents, ${at}
        from json_to_recordset(${JSON.stringify(rows)}::json) as
          (store_id uuid, vendor_id uuid, name text, store_type text, address text, lat float8, lng float8, cell int,
           delivery_fee_cents int, minimum_order_cents int)
        where exists (select from users u where u.user_id = vendor_id and u.status = 'active')
        on conflict do nothing returning store_id`,
  );
  const fresh = new Set(opened.map((row) => row.store_id));
  const offers = stores
    .filter((store) => fresh.has(store.store_id))
    .flatMap((store) => offersOf(store).map((offer) => ({ ...offer, store_id: store.store_id })));
  await insertOffers(tx, { offers, at });
}

/** Sets when stores deliver or hand out. */
export async function insertTimes(db: Queryable, times: readonly StoreTimes[]): Promise<void> {
  await db.run(sql`
    update stores s set slots = t.slots, also_pickup = t.also_pickup, time_zone = t.time_zone
    from json_to_recordset(${JSON.stringify(times)}::json) as
      t (store_id uuid, slots jsonb, also_pickup boolean, time_zone text)
    where s.store_id = t.store_id`);
}

/**
 * Adds goods to the shelves of open stores that lack them.
 *
 * One look at the index per offer: of tables that were filled just now the planner expects one store, and went through
 * all offers for each.
 */
export async function insertOffers(
  tx: Tx,
  { offers, at }: { offers: readonly (DemoOffer & { store_id: string })[]; at: Date },
): Promise<void> {
  const columns = [
    offers.map((offer) => offer.store_id),
    offers.map((offer) => offer.ingredient_id),
    offers.map((offer) => offer.price_cents),
    offers.map((offer) => offer.quantity),
  ] as const;
  const listed = sql`
    unnest(${columns[0]}::uuid[], ${columns[1]}::uuid[], ${columns[2]}::int[], ${columns[3]}::int[])
      as o (store_id, ingredient_id, price_cents, quantity)`;
  await tx.run(sql`
    with placed as (
      insert into store_items (store_id, ingredient_id, cell, price_cents, quantity)
      select o.store_id, o.ingredient_id, s.cell, o.price_cents, o.quantity
      from ${listed} cross join lateral (
        select cell from stores where store_id = o.store_id and closed_at is null limit 1) s
      join ingredients g on g.ingredient_id = o.ingredient_id and g.archived_at is null
      on conflict do nothing returning store_id, ingredient_id, quantity)
    insert into stock_movements (store_id, ingredient_id, delta, reason, at)
    select store_id, ingredient_id, quantity, 'initial', ${at} from placed where quantity > 0`);
}

/** Adds counts of what shoppers wanted; existing ones stay. */
export async function insertDemand(
  db: Queryable,
  counts: readonly { area: number; week: string; ingredient_id: string; shoppers: number }[],
): Promise<void> {
  await db.run(sql`
    insert into demand_counts (area, week, ingredient_id, shoppers)
    select area, week, ingredient_id, shoppers from json_to_recordset(${JSON.stringify(counts)}::json) as
      (area int, week date, ingredient_id uuid, shoppers int)
    on conflict do nothing`);
}
