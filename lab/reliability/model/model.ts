/**
 * The simplest model of the shop: the effect and the answer of each call. It shares no code with the
 * product, so that one mistake cannot hide in both.
 *
 * Units   money is in cents.
 */
export type Model = {
  people: Person[];
  ingredients: Ingredient[];
  stores: Store[];
  orders: Order[];
  wishes: Wish[];
};

export type Person = {
  user_id: string;
  role: 'user' | 'vendor';
  name: string;
  token: string;
  /** Refresh tokens of the session, the newest last. */
  refreshTokens: string[];
  isSignedIn: boolean;
  isDeleted: boolean;
};
export type Ingredient = { ingredient_id: string; isArchived: boolean };
export type Store = {
  store_id: string;
  vendor: Person;
  isOpen: boolean;
  shelf: Map<Ingredient, { price: number; quantity: number }>;
  /** How many orders a slot takes; null: the store has none. A slot is a day ahead. */
  places: number | null;
};
export const STATUSES = ['pending', 'Accepted', 'Rejected', 'Delivered'] as const;
export type Status = (typeof STATUSES)[number];
/** `ordered`: packs when the order was placed; 0 of a replacement. */
export type Line = {
  ingredient: Ingredient;
  quantity: number;
  ordered: number;
  price: number;
  pickedBy?: Person;
};
/** `given` is the line of a replacement that was agreed. */
export type Change = {
  change_id?: string;
  state: 'short' | 'proposed' | 'replaced' | 'kept' | 'refused' | 'undone';
  line: Line;
  packs: number;
  instead: Line | undefined;
  given: Line | undefined;
};
export type Order = {
  order_id: string;
  shopper: Person;
  store: Store;
  status: Status;
  rejectedBy: 'vendor' | 'shopper' | 'system' | null;
  /** The start of its slot, in ms since 1970. */
  slot: number | null;
  lines: Line[];
  changes: Change[];
};
export type Draft = {
  store: Store;
  slot: number | null;
  items: { ingredient: Ingredient; quantity: number; claim: number | undefined }[];
};
/** An order request with its key; `answer` is set once it succeeded. */
export type Wish = { key: string; shopper: Person; drafts: Draft[]; answer?: unknown };

/** Status of an answer, and the code of a refusal. */
export type Verdict = { status: number; error?: string };
const NOT_SIGNED_IN: Verdict = { status: 401, error: 'not_signed_in' };
const NOT_ALLOWED: Verdict = { status: 403, error: 'not_allowed' };

/** The result of a new order request; new orders have no id yet. */
export function place(model: Model, { shopper, drafts }: Wish): Verdict & { orders: Order[] } {
  const refuse = (status: number, error: string) => ({ status, error, orders: [] });
  if (!shopper.isSignedIn) return { ...NOT_SIGNED_IN, orders: [] };
  const orders: Order[] = [];
  const taken = new Map<object, number>();
  let [isShort, isDearer] = [false, false];
  const sorted = drafts.toSorted((a, b) => compare(a.store, b.store));
  if (sorted.some((draft) => isSlotRefused(model, sorted, draft)))
    return refuse(409, 'slot_unavailable');
  for (const { store, slot, items } of sorted) {
    if (!store.isOpen) return refuse(404, 'store_not_found');
    if (store.vendor === shopper) return refuse(409, 'own_store');
    const wanted = new Map<Ingredient, number>();
    for (const { ingredient, quantity } of items)
      wanted.set(ingredient, (wanted.get(ingredient) ?? 0) + quantity);
    if ([...wanted.keys()].some((ingredient) => !store.shelf.has(ingredient)))
      return refuse(409, 'item_not_in_store');
    if ([...wanted.keys()].some(({ isArchived }) => isArchived))
      return refuse(409, 'item_unavailable');
    const lines: Line[] = [];
    for (const [ingredient, quantity] of wanted) {
      const row = store.shelf.get(ingredient) ?? { price: 0, quantity: 0 };
      const before = taken.get(row) ?? 0;
      if (row.quantity - before < quantity) isShort = true;
      taken.set(row, before + quantity);
      lines.push({ ingredient, quantity, ordered: quantity, price: row.price });
    }
    for (const { ingredient, claim } of items)
      if (claim !== undefined && claim !== store.shelf.get(ingredient)?.price) isDearer = true;
    const fresh = { status: 'pending', rejectedBy: null } as const;
    orders.push({ ...fresh, changes: [], order_id: '', shopper, store, slot, lines });
  }
  if (isShort) return refuse(409, 'out_of_stock');
  if (isDearer) return refuse(409, 'price_changed');
  for (const { store, lines } of orders) addStock(store, lines, -1);
  model.orders.push(...orders);
  return { status: 201, orders };
}

const compare = (a: Store, b: Store) => (a.store_id < b.store_id ? -1 : Number(a !== b));

/** A slot is needed where there are some, and is full when as many orders hold it as it takes. */
function isSlotRefused(model: Model, drafts: readonly Draft[], { store, slot }: Draft): boolean {
  if (!store.isOpen) return false;
  if (store.places === null || slot === null) return (store.places === null) !== (slot === null);
  const isSame = (one: { store: Store; slot: number | null }) =>
    one.store === store && one.slot === slot;
  const held = model.orders.filter((order) => isSame(order) && order.status !== 'Rejected');
  return held.length + drafts.filter(isSame).length > store.places;
}

/** A vendor says how many orders each slot takes; null ends slots. Orders keep theirs. */
export function setPlaces(
  store: Store,
  { who, places }: { who: Person; places: number | null },
): Verdict {
  if (!who.isSignedIn) return NOT_SIGNED_IN;
  if (who.role !== 'vendor') return NOT_ALLOWED;
  if (who !== store.vendor || !store.isOpen) return { status: 404, error: 'store_not_found' };
  store.places = places;
  return { status: 200 };
}

export function addStock(
  { shelf }: Store,
  lines: readonly Pick<Line, 'ingredient' | 'quantity'>[],
  sign: 1 | -1,
): void {
  for (const { ingredient, quantity } of lines) {
    const row = shelf.get(ingredient);
    if (row) row.quantity += sign * quantity;
  }
}

function reject(order: Order, by: NonNullable<Order['rejectedBy']>): void {
  Object.assign(order, { status: 'Rejected', rejectedBy: by });
  addStock(order.store, order.lines, 1);
}

/** A vendor advances an order, or a shopper cancels one. */
export function move(
  order: Order,
  { who, to }: { who: Person; to: Status | 'cancelled' },
): Verdict {
  if (!who.isSignedIn) return NOT_SIGNED_IN;
  const isCancelled = to === 'cancelled';
  if (!isCancelled && who.role !== 'vendor') return NOT_ALLOWED;
  if (who !== (isCancelled ? order.shopper : order.store.vendor))
    return { status: 404, error: 'order_not_found' };
  const next = isCancelled ? 'Rejected' : to;
  if (order.status === next) return { status: 200 };
  const isStep =
    order.status === 'pending'
      ? next === 'Accepted' || next === 'Rejected'
      : order.status === 'Accepted' && next === 'Delivered';
  if (!isStep) return { status: 409, error: 'invalid_transition' };
  if (next === 'Delivered' && order.changes.some(({ state }) => state === 'proposed'))
    return { status: 409, error: 'answer_awaited' };
  if (next === 'Rejected') reject(order, isCancelled ? 'shopper' : 'vendor');
  else order.status = next;
  return { status: 200 };
}

/** A vendor ticks or unticks a line. What is not accepted, and what is another's, is left alone. */
export function pick(
  order: Order,
  { who, ingredient, picked }: { who: Person; ingredient: Ingredient; picked: boolean },
): Verdict & { changed: number } {
  if (!who.isSignedIn) return { ...NOT_SIGNED_IN, changed: 0 };
  if (who.role !== 'vendor') return { ...NOT_ALLOWED, changed: 0 };
  const line = order.lines.find((one) => one.ingredient === ingredient && one.quantity > 0);
  const isOpen = who === order.store.vendor && order.status === 'Accepted';
  if (!isOpen || !line || (line.pickedBy !== undefined) === picked)
    return { status: 200, changed: 0 };
  if (picked) line.pickedBy = who;
  else delete line.pickedBy;
  return { status: 200, changed: 1 };
}

export type Edit = {
  ingredient: Ingredient;
  price: number | undefined;
  quantity: number | undefined;
  expected: number | undefined;
};

/** A vendor sets price or stock of an ingredient. */
export function edit(store: Store, { who, ...change }: Edit & { who: Person }): Verdict {
  if (!who.isSignedIn) return NOT_SIGNED_IN;
  if (who.role !== 'vendor') return NOT_ALLOWED;
  if (who !== store.vendor || !store.isOpen) return { status: 404, error: 'store_not_found' };
  if (change.ingredient.isArchived) return { status: 404, error: 'ingredient_not_found' };
  const row = store.shelf.get(change.ingredient);
  if (change.expected !== undefined && change.expected !== (row?.quantity ?? 0))
    return { status: 409, error: 'stock_changed' };
  const price = change.price ?? row?.price;
  const quantity = change.quantity ?? row?.quantity;
  if (price === undefined || quantity === undefined)
    return { status: 400, error: 'invalid_request' };
  store.shelf.set(change.ingredient, { price, quantity });
  return { status: 200 };
}

/** An administrator deletes a person: pending orders are rejected, stores close, the rest stays. */
export function remove(model: Model, who: Person): Verdict {
  if (who.isDeleted)
    return { status: 404, error: who.role === 'user' ? 'user_not_found' : 'vendor_not_found' };
  for (const order of model.orders)
    if (order.status === 'pending' && [order.shopper, order.store.vendor].includes(who))
      reject(order, 'system');
  for (const store of model.stores) if (store.vendor === who) store.isOpen = false;
  Object.assign(who, { isDeleted: true, isSignedIn: false });
  return { status: 200 };
}

/** A refresh token is used: the newest, the previous, or an older one, which counts as stolen. */
export function renew(who: Person, token: string): Verdict & { isRotated: boolean } {
  const age = who.refreshTokens.length - 1 - who.refreshTokens.indexOf(token);
  if (age > 1) who.isSignedIn = false;
  return who.isSignedIn
    ? { status: 200, isRotated: age === 0 }
    : { status: 401, error: 'session_ended', isRotated: false };
}
