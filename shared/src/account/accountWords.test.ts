import { expect, test } from 'vitest';

import { deletionAhead, deletionDone } from './accountWords.ts';

const NOTHING = {
  pending_placed: 0,
  accepted_placed: 0,
  pending_received: 0,
  accepted_received: 0,
  open_stores: 0,
  staff: 0,
  recipes: 0,
};
const ALWAYS_AHEAD =
  'Your name, address, mail address and settings will be deleted. Earlier orders stay with their stores, without your name.';

test.for([
  [{}, [], 'nothing but the account'],
  [
    { pending_placed: 1, accepted_placed: 1, recipes: 1 },
    [
      '1 pending order will be cancelled.',
      '1 accepted order will still come. The store keeps your name and address for it until then.',
      '1 recipe of yours will be deleted.',
    ],
    'a shopper with one of each',
  ],
  [
    { pending_placed: 2, accepted_placed: 3, recipes: 1200 },
    [
      '2 pending orders will be cancelled.',
      '3 accepted orders will still come. The store keeps your name and address for them until then.',
      '1,200 recipes of yours will be deleted.',
    ],
    'a shopper with several',
  ],
  [
    { open_stores: 1, pending_received: 1, accepted_received: 1, staff: 1 },
    [
      '1 store will close and cannot be opened again.',
      '1 pending order at your stores will be rejected.',
      '1 accepted order at your stores will stay accepted for ever. Deliver it first.',
      '1 member of your staff will be signed out.',
    ],
    'a vendor: first what happens to others',
  ],
] as const)('of %o: %s', ([more, sentences]) => {
  expect(deletionAhead({ ...NOTHING, ...more })).toEqual([...sentences, ALWAYS_AHEAD]);
});

const DONE = {
  cancelled_orders: 0,
  rejected_orders: 0,
  kept_orders: 0,
  closed_stores: 0,
  deleted_recipes: 0,
};

test.for([
  [{}, []],
  [
    { cancelled_orders: 1, kept_orders: 1, deleted_recipes: 1 },
    [
      '1 pending order was cancelled.',
      '1 accepted order stays as accepted.',
      '1 recipe was deleted.',
    ],
  ],
  [
    { closed_stores: 2, rejected_orders: 3, kept_orders: 2 },
    [
      '2 stores closed.',
      '3 pending orders at your stores were rejected.',
      '2 accepted orders stay as accepted.',
    ],
  ],
] as const)('done %o: %j', ([more, sentences]) => {
  const [first, ...rest] = deletionDone({ ...DONE, ...more });
  expect(first).toMatch(/signed out everywhere\.$/);
  expect(rest).toEqual(sentences);
});
