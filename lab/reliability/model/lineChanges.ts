import {
  addStock,
  type Change,
  type Ingredient,
  type Line,
  type Order,
  type Person,
  type Verdict,
} from './model.ts';

const BAD: Verdict = { status: 400, error: 'invalid_request' };
const LINE_CHANGED: Verdict = { status: 409, error: 'line_changed' };
const MOVED_ON: Verdict = { status: 409, error: 'invalid_transition' };

/** Of a change that still says what is given for a line, or asks. */
const LASTING: ReadonlySet<Change['state']> = new Set(['proposed', 'replaced', 'kept']);

export type LineWish = {
  ingredient: Ingredient;
  expected: number;
  packs: number;
  instead: { ingredient: Ingredient; packs: number } | undefined;
};

/** Who may not act on an order as its vendor or shopper. */
function stranger(order: Order, who: Person, as: 'vendor' | 'shopper'): Verdict | undefined {
  if (!who.isSignedIn) return { status: 401, error: 'not_signed_in' };
  if (as === 'vendor' && who.role !== 'vendor') return { status: 403, error: 'not_allowed' };
  const owner = as === 'vendor' ? order.store.vendor : order.shopper;
  return who === owner ? undefined : { status: 404, error: 'order_not_found' };
}

/** A vendor says that packs of a line are short, or gives another product for them. */
export function changeLine(order: Order, { who, ...wish }: LineWish & { who: Person }): Verdict {
  const { ingredient, expected, packs, instead } = wish;
  const refusal = stranger(order, who, 'vendor');
  if (refusal) return refusal;
  if (order.status !== 'Accepted') return MOVED_ON;
  const own = order.lines.filter((line) => line.ingredient === ingredient);
  const line = own.find(({ quantity }) => quantity > 0) ?? own[0];
  if (!line) return BAD;
  const open = order.changes.filter(({ state }) => state === 'proposed');
  if (open.some((change) => change.line.ingredient === ingredient) || line.quantity !== expected)
    return LINE_CHANGED;
  if (packs > line.quantity) return BAD;
  if (!instead) {
    giveUp(order, line, packs);
    order.changes.push({ state: 'short', line, packs, instead: undefined, given: undefined });
    endIfEmpty(order, 'vendor');
    return { status: 200 };
  }
  return replace(order, { line, packs, instead, open });
}

function replace(
  order: Order,
  {
    line,
    packs,
    instead,
    open,
  }: { line: Line; packs: number; instead: NonNullable<LineWish['instead']>; open: Change[] },
): Verdict {
  const isThere = order.lines.some(
    (one) => one.ingredient === instead.ingredient && (one.quantity > 0 || one.ordered > 0),
  );
  if (isThere || open.some((change) => change.instead?.ingredient === instead.ingredient))
    return BAD;
  const row = order.store.shelf.get(instead.ingredient);
  if (!row) return { status: 409, error: 'item_not_in_store' };
  if (instead.ingredient.isArchived) return { status: 409, error: 'item_unavailable' };
  if (row.quantity < instead.packs) return { status: 409, error: 'out_of_stock' };
  const { price } = row;
  const isDearer = price * instead.packs > line.price * packs;
  if (isDearer && order.shopper.isDeleted) return BAD;
  const given = { ingredient: instead.ingredient, quantity: instead.packs, price, ordered: 0 };
  addStock(order.store, [given], -1);
  const change: Change = { state: 'proposed', line, packs, instead: given, given: undefined };
  order.changes.push(change);
  if (!isDearer) agree(order, change, 'replaced');
  return { status: 200 };
}

/** A shopper keeps or refuses a replacement. */
export function answerChange(
  order: Order,
  { who, change, keeps }: { who: Person; change: Change; keeps: boolean },
): Verdict {
  const refusal = stranger(order, who, 'shopper');
  if (refusal) return refusal;
  const { state } = change;
  if (state === (keeps ? 'kept' : 'refused')) return { status: 200 };
  if (order.status !== 'Accepted') return MOVED_ON;
  if (!(state === 'proposed' || state === 'replaced' || (state === 'kept' && !keeps)))
    return LINE_CHANGED;
  if (keeps) {
    if (state === 'proposed') agree(order, change, 'kept');
    change.state = 'kept';
    return { status: 200 };
  }
  // What is proposed for the packs that were given goes with them.
  const question = changesOn(order, change).find((one) => one.state === 'proposed');
  if (question) refuse(order, question);
  refuse(order, change);
  endIfEmpty(order, 'shopper');
  return { status: 200 };
}

/** A vendor takes a change back at once. */
export function undoChange(
  order: Order,
  { who, change }: { who: Person; change: Change },
): Verdict {
  const refusal = stranger(order, who, 'vendor');
  if (refusal) return refusal;
  const { state, line, packs } = change;
  if (state === 'undone') return { status: 200 };
  if (order.status !== 'Accepted') return MOVED_ON;
  const made = order.changes.find(({ given }) => given === line);
  const isGone = made !== undefined && made.state !== 'replaced' && made.state !== 'kept';
  if (state === 'kept' || state === 'refused' || isGone) return LINE_CHANGED;
  if (changesOn(order, change).some((one) => LASTING.has(one.state))) return LINE_CHANGED;
  if (state !== 'proposed') {
    const back = change.given?.ingredient === line.ingredient ? change.given.quantity : 0;
    if ((order.store.shelf.get(line.ingredient)?.quantity ?? 0) + back < packs)
      return { status: 409, error: 'out_of_stock' };
  }
  takeBack(order, change);
  if (state !== 'proposed') {
    addStock(order.store, [{ ...line, quantity: packs }], -1);
    line.quantity += packs;
    delete line.pickedBy;
  }
  change.state = 'undone';
  return { status: 200 };
}

/** Changes of what a change gave for others. */
function changesOn(order: Order, { given }: Change): Change[] {
  return given ? order.changes.filter(({ line }) => line === given) : [];
}

function refuse(order: Order, change: Change): void {
  takeBack(order, change);
  if (change.state === 'proposed') giveUp(order, change.line, change.packs);
  change.state = 'refused';
}

function giveUp(order: Order, line: Line, packs: number): void {
  line.quantity -= packs;
  addStock(order.store, [{ ...line, quantity: packs }], 1);
}

function agree(order: Order, change: Change, state: 'replaced' | 'kept'): void {
  const { instead, line, packs } = change;
  if (!instead) return;
  change.given = { ...instead };
  order.lines.push(change.given);
  giveUp(order, line, packs);
  change.state = state;
}

/** What is given or only set aside stands on the shelf again. */
function takeBack(order: Order, { instead, given }: Change): void {
  if (!instead) return;
  addStock(order.store, [given ?? instead], 1);
  if (given) given.quantity = 0;
}

/** Nothing left: rejected, as it was ordered. */
function endIfEmpty(order: Order, by: 'vendor' | 'shopper'): void {
  if (order.lines.some(({ quantity }) => quantity > 0)) return;
  for (const line of order.lines) line.quantity = line.ordered;
  Object.assign(order, { status: 'Rejected', rejectedBy: by });
}
