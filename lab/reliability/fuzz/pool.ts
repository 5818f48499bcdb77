import { z } from 'zod';

import { pick } from '#reliability/harness/random';

const MAX_IDS = 300;
/** An order belongs to its vendor too. */
const OfVendor = z.object({ order_id: z.string(), vendor_id: z.string() });
/** Probability of drawing an own id, when there is one. */
const OWN = 0.6;

export type IdPool = ReturnType<typeof idPool>;

/** Ids seen in answers of anybody; the newest few hundred of each kind. */
export function idPool(chance: () => number) {
  const seen = new Map<string, string[]>();
  const vendorOf = new Map<string, string>();
  const shelves: { store_id: string; ingredient_ids: readonly string[] }[] = [];

  function keep(kind: string, id: string): void {
    const ids = seen.get(kind) ?? [];
    if (ids.length === 0) seen.set(kind, ids);
    if (ids.includes(id)) return;
    if (ids.length >= MAX_IDS) ids.splice(Math.floor(chance() * MAX_IDS), 1);
    ids.push(id);
  }

  return {
    add(kind: string, id: string, user_id: string): void {
      keep(kind, id);
      keep(`${kind} of ${user_id}`, id);
    },
    /** A store and its vendor, because some calls name both. Orders are learned from answers. */
    pair(store_id: string, vendor_id: string): void {
      vendorOf.set(store_id, vendor_id);
    },
    vendorOf: (id: string) => vendorOf.get(id),
    /** A store was stocked; the newest ones are still open. */
    fill(store_id: string, ingredient_ids: readonly string[]): void {
      shelves.push({ store_id, ingredient_ids });
      if (shelves.length > 6) shelves.shift();
    },
    shelf: () => pick(chance, shelves),
    /** An object made for deletion, so that deletions do not empty the world. */
    spare: keep,
    learn(value: unknown, user_id: string): void {
      if (typeof value !== 'object' || value === null) return;
      const order = OfVendor.safeParse(value);
      if (order.success) vendorOf.set(order.data.order_id, order.data.vendor_id);
      if (order.success) this.add('sold order', order.data.order_id, order.data.vendor_id);
      for (const [name, member] of Object.entries(value)) {
        if (typeof member === 'string' && member.length === 36 && name.endsWith('_id'))
          this.add(name, member, user_id);
        else if (typeof member === 'object') this.learn(member, user_id);
      }
    },
    /** The kind of an id, so that another run can use its own. */
    nameOf(id: string, user_id: string): string | undefined {
      const kinds = [...seen].flatMap(([kind, ids]) => (ids.includes(id) ? kind : []));
      const mine = kinds.find((kind) => kind.endsWith(` of ${user_id}`));
      if (mine !== undefined) return `{{my ${mine.slice(0, -` of ${user_id}`.length)}}}`;
      const anybodys = kinds.find((kind) => !kind.includes(' of '));
      return anybodys && `{{${anybodys}}}`;
    },
    /** An id that fits a `nameOf` name; a random one when none is known. */
    find(kind: string, user_id: string | undefined): string {
      const ids = seen.get(user_id === undefined ? kind : `${kind} of ${user_id}`) ?? [];
      return ids.length > 0 ? pick(chance, ids) : crypto.randomUUID();
    },
    /** An own id, anybody's, or sometimes a random one. */
    draw(kind: string, user_id: string): string {
      const own = seen.get(`${kind} of ${user_id}`) ?? [];
      const all = seen.get(kind) ?? [];
      if (all.length === 0 || chance() < 0.04) return crypto.randomUUID();
      return pick(chance, own.length > 0 && chance() < OWN ? own : all);
    },
  };
}
