import { type Cents, cents, costOf } from '#basics/money';

import type { OrderStatus } from './orders.ts';

/** How long a vendor can undo a change; later the shopper relies on it. Units: milliseconds. */
export const UNDO_WITHIN_MS = 60_000;

/** same: another pack of the same food. like: of its kind, as brown rice is of rice. other: of its aisle. */
export const LIKENESSES = ['same', 'like', 'other'] as const;
export type Likeness = (typeof LIKENESSES)[number];

type Line = {
  readonly ingredient_id: string;
  readonly price: Cents;
  /** Packs as they are now; 0 when all fell short. */
  readonly quantity: number;
  /** Packs when the order was placed; 0 of a replacement, null when they never changed. */
  readonly ordered: number | null;
};
/** A product on the shelf of the order's store. `quantity` in packs; `archived`: no longer in the catalogue. */
type ShelfRow = {
  readonly ingredient_id: string;
  readonly name: string;
  readonly price: Cents;
  readonly quantity: number;
  readonly archived: boolean;
};
type Wanted = { readonly ingredient_id: string; readonly packs: number; readonly price: Cents };

export type LineWish = {
  readonly ingredient_id: string;
  /** The packs that were seen on the line. */
  readonly expected_quantity: number;
  /** How many of them are not given. */
  readonly packs: number;
  readonly replacement?: Wanted | undefined;
};

type Standing<L extends Line, S extends ShelfRow> = {
  readonly order_status: OrderStatus;
  readonly lines: readonly L[];
  /** Ingredients of lines with an open proposal, and what is proposed for them. */
  readonly proposals: readonly { readonly line: string; readonly instead: string }[];
  readonly shelf: readonly S[];
  /** Whether the shopper can still agree to anything: not after the account was deleted. */
  readonly canAnswer: boolean;
};

/** That a member of what was sent cannot be. */
export type FieldRefusal = {
  readonly code: 'invalid_request';
  readonly field: string;
  readonly message: string;
};

/** Why a line stays as it is; the codes of the contract. */
export type LineRefusal =
  | { readonly code: 'invalid_transition' }
  | FieldRefusal
  | { readonly code: 'line_changed'; readonly current: number; readonly isProposed: boolean }
  | { readonly code: 'item_not_in_store' | 'item_unavailable' }
  | { readonly code: 'out_of_stock'; readonly name: string; readonly available: number }
  | {
      readonly code: 'price_changed';
      readonly name: string;
      readonly old: Cents;
      readonly new: Cents;
    };

/**
 * Decides a change of an accepted order's line. A replacement that costs no more is given; a dearer one is proposed,
 * and the line stays until the shopper agrees: a total never rises without consent.
 *
 * Shape   `isLast`: nothing of the order is left by it.
 */
export function decideLineChange<L extends Line, S extends ShelfRow>(
  { ingredient_id, expected_quantity, packs, replacement }: LineWish,
  { order_status, lines, proposals, shelf, canAnswer }: Standing<L, S>,
):
  | { refusal: LineRefusal }
  | { state: 'short' | 'proposed' | 'replaced'; line: L; instead?: S; isLast: boolean } {
  if (order_status !== 'Accepted') return { refusal: { code: 'invalid_transition' } };
  const line = lineOf(lines, ingredient_id);
  if (!line) return refuseField('ingredient_id', 'is no line of this order');
  const isProposed = proposals.some((one) => one.line === ingredient_id);
  if (isProposed || line.quantity !== expected_quantity)
    return { refusal: { code: 'line_changed', current: line.quantity, isProposed } };
  if (packs > line.quantity) {
    const left = `must be at most ${line.quantity}: that is what is left of the line`;
    return refuseField('packs', left);
  }
  if (!replacement) {
    const others = lines.some((one) => one !== line && one.quantity > 0);
    return { state: 'short', line, isLast: packs === line.quantity && !others };
  }

  const instead = shelf.find((row) => row.ingredient_id === replacement.ingredient_id);
  const refusal = refusalOf(replacement, { ingredient_id, lines, proposals, instead });
  if (refusal || !instead) return { refusal: refusal ?? { code: 'item_not_in_store' } };
  const isDearer =
    costOf({ price: instead.price, quantity: replacement.packs }) >
    costOf({ price: line.price, quantity: packs });
  if (isDearer && !canAnswer)
    return refuseField(
      'replacement.packs',
      'costs more than what it replaces, and the customer’s account is deleted: nobody can agree. Choose fewer packs or a cheaper product',
    );
  return { state: isDearer ? 'proposed' : 'replaced', line, instead, isLast: false };
}

/** The line of an ingredient: one with packs before one without. */
export function lineOf<L extends Pick<Line, 'ingredient_id' | 'quantity'>>(
  lines: readonly L[],
  ingredient_id: string,
): L | undefined {
  const own = lines.filter((line) => line.ingredient_id === ingredient_id);
  return own.find((line) => line.quantity > 0) ?? own[0];
}

/** What a rule answers when a member cannot be. */
export function refuseField(field: string, message: string): { refusal: FieldRefusal } {
  return { refusal: { code: 'invalid_request', field, message } };
}

/** Whether a line keeps its product from being given for another: only a refused replacement does not. */
export function isOnOrder({ quantity, ordered }: Pick<Line, 'quantity' | 'ordered'>): boolean {
  return quantity > 0 || ordered !== 0;
}

/** A product is on an order once, so that lines can be told apart by it. */
function refusalOf(
  { ingredient_id: id, packs, price }: Wanted,
  {
    ingredient_id,
    lines,
    proposals,
    instead,
  }: Pick<Standing<Line, ShelfRow>, 'lines' | 'proposals'> & {
    ingredient_id: string;
    instead: ShelfRow | undefined;
  },
): LineRefusal | undefined {
  const field = 'replacement.ingredient_id';
  if (id === ingredient_id)
    return { code: 'invalid_request', field, message: 'must be another product than the line’s' };
  const isThere =
    lines.some((line) => line.ingredient_id === id && isOnOrder(line)) ||
    proposals.some((one) => one.instead === id);
  if (isThere)
    return {
      code: 'invalid_request',
      field,
      message: 'is on this order already: choose another product, or say that the line is short',
    };
  if (!instead) return { code: 'item_not_in_store' };
  const { name, archived, quantity: available } = instead;
  if (archived) return { code: 'item_unavailable' };
  if (available < packs) return { code: 'out_of_stock', name, available };
  if (instead.price !== price)
    return { code: 'price_changed', name, old: price, new: instead.price };
  return undefined;
}

/** Whether a vendor may take a change back. Units: `age` in milliseconds. */
export function canUndo(state: string, age: number): boolean {
  return (
    state === 'proposed' || ((state === 'short' || state === 'replaced') && age <= UNDO_WITHIN_MS)
  );
}

/**
 * What a shopper's answer does to a replacement.
 *
 * Shape   null when it was answered so before; undefined when it cannot be any more.
 */
export function answered(
  state: string,
  answer: 'keep' | 'refuse',
): 'kept' | 'refused' | null | undefined {
  const next = answer === 'keep' ? 'kept' : 'refused';
  if (state === next) return null;
  if (state === 'proposed' || state === 'replaced') return next;
  return state === 'kept' ? 'refused' : undefined;
}

type ChangeParts = {
  readonly state: string;
  readonly name: string;
  readonly price: Cents;
  readonly packs: number;
  readonly replacement: {
    readonly name: string;
    readonly price: Cents;
    readonly quantity: number;
  } | null;
};

/** What a change adds to the total, or would add; negative for a refund. Units: cents. */
export function changeDifference({ state, price, packs, replacement }: ChangeParts): Cents {
  const given = replacement && state !== 'refused' ? costOf(replacement) : 0;
  return cents(given - price * packs);
}

/** "2 × Rice: short", "1 × Basmati instead of 2 × Rice". */
export function changeWords({ state, name, packs, replacement }: ChangeParts): string {
  const line = `${packs} × ${name}`;
  if (!replacement) return `${line}: short`;
  if (state === 'refused') return `${line}: short, ${replacement.name} was refused`;
  return `${replacement.quantity} × ${replacement.name} instead of ${line}`;
}

/** Whether the shopper has not said yet what to do about a replacement. */
export function isOpenQuestion({ state }: Pick<ChangeParts, 'state'>): boolean {
  return state === 'proposed' || state === 'replaced';
}
