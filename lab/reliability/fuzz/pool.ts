import { pick } from '#reliability/harness/random';

import { type Kinds, markedOf, PROVIDER_RECIPE } from './kinds.ts';
import { type Order, orderBook } from './orderBook.ts';

const MAX_IDS = 300;
/** Probability of drawing an own id, when there is one. */
const OWN = 0.6;

/** States of changes of a line to which its shopper may say something. */
const TO_ANSWER: ReadonlySet<string> = new Set(['proposed', 'replaced', 'kept']);

/** Who asks, and the kinds of the call's members. `within` is the order or store around a value. */
type Lesson = { user_id: string; kinds?: Kinds; within?: string | undefined };

export type IdPool = ReturnType<typeof makeIdPool>;

/** Ids seen in answers of anybody; the newest few hundred of each kind. */
export function makeIdPool(chance: () => number) {
  const seen = new Map<string, string[]>();
  const newest = new Map<string, string>();
  const vendorOf = new Map<string, string>();
  const orders = orderBook(chance);
  const shelves: { store_id: string; ingredient_ids: readonly string[] }[] = [];

  function keep(kind: string, id: string): void {
    newest.set(kind, id);
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
    ownShelf: (vendor_id: string) =>
      shelves.findLast(({ store_id }) => vendorOf.get(store_id) === vendor_id),
    /** An object made for deletion, so that deletions do not empty the world. */
    spare: keep,
    orders,
    learn(value: unknown, { user_id, kinds = {}, within }: Lesson): void {
      if (typeof value !== 'object' || value === null) return;
      const order = orders.learn(value);
      if (order) this.learnOrder(order);
      for (const { kind, id } of markedOf(value)) this.add(kind, id, user_id);
      const around = aroundOf(value) ?? within;
      for (const [name, member] of Object.entries(value)) {
        // Nobody is a member of their own.
        const named = member === user_id ? undefined : kinds[name];
        const kind = named ?? (isId(name, member) ? name : undefined);
        if (kind !== undefined && (typeof member === 'string' || typeof member === 'number')) {
          this.add(kind, String(member), user_id);
          if (around !== undefined) keep(`${kind} in ${around}`, String(member));
        } else if (typeof member === 'object')
          this.learn(member, { user_id, kinds, within: around });
      }
    },
    /** An order belongs to its vendor too. */
    learnOrder({ order_id, vendor_id, user_id, changes, returns }: Order): void {
      vendorOf.set(order_id, vendor_id);
      this.add('sold order', order_id, vendor_id);
      if (returns.length > 0) this.add('returned order', order_id, vendor_id);
      if (changes.length === 0) return;
      this.add('changed order', order_id, vendor_id);
      const isToAnswer = changes.some(({ state }) => TO_ANSWER.has(state));
      if (user_id !== null && isToAnswer) this.add('order to answer', order_id, user_id);
    },
    /** The newest id, of all or of one account's. */
    latest: (kind: string, user_id?: string) =>
      newest.get(user_id === undefined ? kind : `${kind} of ${user_id}`),
    /** An id of an object within an order or store. */
    within(kind: string, id: string): string | undefined {
      const ids = seen.get(`${kind} in ${id}`);
      return ids && pick(chance, ids);
    },
    /** The kind of an id, so that another run can use its own. */
    nameOf(id: string, user_id: string): string | undefined {
      const kinds = [...seen].flatMap(([kind, ids]) => (ids.includes(id) ? kind : []));
      const mine = kinds.find((kind) => kind.endsWith(` of ${user_id}`));
      if (mine !== undefined) return `{{my ${mine.slice(0, -` of ${user_id}`.length)}}}`;
      const anybodys = kinds.find((kind) => !/ (?:of|in) /.test(kind));
      return anybodys && `{{${anybodys}}}`;
    },
    /** An id that fits a `nameOf` name; a random one when none is known. */
    find(kind: string, user_id: string | undefined): string {
      const ids = seen.get(user_id === undefined ? kind : `${kind} of ${user_id}`) ?? [];
      return ids.length > 0 ? pick(chance, ids) : crypto.randomUUID();
    },
    /** An own id, anybody's, or sometimes a random one. */
    draw(kind: string, user_id: string): string {
      if (kind === PROVIDER_RECIPE) return String(1000 + Math.floor(chance() * 30));
      const own = seen.get(`${kind} of ${user_id}`) ?? [];
      const all = seen.get(kind) ?? [];
      if (all.length === 0 || chance() < 0.04) return crypto.randomUUID();
      return pick(chance, own.length > 0 && chance() < OWN ? own : all);
    },
  };
}

/** An id, or a number that an answer calls one. */
function isId(name: string, value: unknown): boolean {
  const isOne = typeof value === 'string' ? value.length === 36 : Number.isInteger(value);
  return isOne && name.endsWith('_id');
}

function aroundOf(value: object): string | undefined {
  if ('order_id' in value) return String(value.order_id);
  return 'store_id' in value && 'items' in value ? String(value.store_id) : undefined;
}
