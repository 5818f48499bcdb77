/** What a deletion of one's own account would do. */
type Ahead = {
  pending_placed: number;
  accepted_placed: number;
  pending_received: number;
  accepted_received: number;
  open_stores: number;
  staff: number;
  recipes: number;
};

/** What a deletion would do, a sentence for each consequence. */
export function deletionAhead(view: Ahead): string[] {
  const { pending_placed, accepted_placed, pending_received, accepted_received } = view;
  return [
    ...when(view.open_stores, (n) => `${many(n, 'store')} will close and cannot be opened again.`),
    ...when(
      pending_received,
      (n) => `${many(n, 'pending order')} at your stores will be rejected.`,
    ),
    ...when(
      accepted_received,
      (n) =>
        `${many(n, 'accepted order')} at your stores will stay accepted for ever. Deliver ${n === 1 ? 'it' : 'them'} first.`,
    ),
    ...when(view.staff, (n) => `${many(n, 'member')} of your staff will be signed out.`),
    ...when(pending_placed, (n) => `${many(n, 'pending order')} will be cancelled.`),
    ...when(
      accepted_placed,
      (n) =>
        `${many(n, 'accepted order')} will still come. The store keeps your name and address for ${n === 1 ? 'it' : 'them'} until then.`,
    ),
    ...when(view.recipes, (n) => `${many(n, 'recipe')} of yours will be deleted.`),
    'Your name, address, mail address and settings will be deleted. Earlier orders stay with their stores, without your name.',
  ];
}

/** What a deletion did. */
type Done = {
  cancelled_orders: number;
  rejected_orders: number;
  kept_orders: number;
  closed_stores: number;
  deleted_recipes: number;
};

/** What a deletion did, a sentence for each consequence. */
export function deletionDone(done: Done): string[] {
  return [
    'Your name, address, mail address and settings are deleted, and you are signed out everywhere.',
    ...when(done.closed_stores, (n) => `${many(n, 'store')} closed.`),
    ...when(
      done.rejected_orders,
      (n) => `${many(n, 'pending order')} at your stores ${was(n)} rejected.`,
    ),
    ...when(done.cancelled_orders, (n) => `${many(n, 'pending order')} ${was(n)} cancelled.`),
    ...when(
      done.kept_orders,
      (n) => `${many(n, 'accepted order')} ${n === 1 ? 'stays' : 'stay'} as accepted.`,
    ),
    ...when(done.deleted_recipes, (n) => `${many(n, 'recipe')} ${was(n)} deleted.`),
  ];
}

function when(n: number, words: (n: number) => string): string[] {
  return n === 0 ? [] : [words(n)];
}

function was(n: number): string {
  return n === 1 ? 'was' : 'were';
}

/** "1 order", "1,200 orders". */
function many(n: number, one: string): string {
  return `${n.toLocaleString('en-US')} ${one}${n === 1 ? '' : 's'}`;
}
