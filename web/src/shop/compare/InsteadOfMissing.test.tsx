import { cents } from '@larder/shared/basics/money';
import { listSubstitutes } from '@larder/shared/food/ingredients.calls';
import { compareItems } from '@larder/shared/stores/compare.calls';
import { listNearbyPlaces } from '@larder/shared/stores/places.calls';
import { listStoreItems } from '@larder/shared/stores/storeItems.calls';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';

import { groceryList } from '#shop/kitchen/state/groceryList.ts';
import { free } from '#testing/catalogue.ts';
import { comparing, id, item, store } from '#testing/comparison.ts';
import { mockServer } from '#testing/server.ts';
import { substitute } from '#testing/substitute.ts';

import { shop } from './testShop.tsx';

const server = mockServer();
beforeEach(() => void server.answers(listNearbyPlaces, { value: [] }));

const need = (n: number, name: string) => ({
  name,
  unit_quantity: 400,
  unit: 'gm' as const,
  ingredient_id: id(n),
  bring: { amount: 392, unit: 'gm' as const },
});
const NEEDS = [need(1, 'Rice'), need(3, 'Cod fillet')];
const rice = item(1, 'Rice');
const halibut = item(9, 'Halibut fillet', { price: cents(400) });
const ONE = [store(1, { items: [rice], missing: ['Cod fillet'] })];
/** Cod is at the second store, for $5.00. */
const TWO = [
  ...ONE,
  store(2, { items: [item(3, 'Cod fillet', { price: cents(500) })], missing: ['Rice'] }),
];

/** What stands for cod, and what the stores have on their shelves. */
function known(shelf = [halibut]) {
  const asked = server.answers(listSubstitutes, {
    value: [
      {
        ingredient_id: id(3),
        instead: [
          substitute(id(9), 'Halibut fillet', { changes: 'firmer; cook it a little longer' }),
          substitute(id(8), 'Tilapia fillet', { changes: 'thinner' }),
        ],
      },
    ],
  });
  const shelves = server.answers(listStoreItems, { ids: shelf, ...free });
  return { asked, shelves };
}
const offers = async () =>
  within(await screen.findByRole('list', { name: 'Instead of what is missing' }));
const listedNames = () => groceryList().lines.map(({ name }) => name);

test('a substitute stands by what the plan lacks, with its price, its ratio and what changes', async () => {
  const { asked } = known();
  shop(ONE, { needs: NEEDS });
  const [only, ...others] = (await offers()).getAllByRole('listitem');
  expect(only).toHaveTextContent(
    /^No Cod fillet: Halibut fillet at Store 1, \$4\.00the same amount; firmer; cook it a little longerTake it/,
  );
  expect(others).toEqual([]);
  expect(asked[0]?.query).toEqual({ ids: id(3) });
});

test('its price stands beside that of the food where a store has it', async () => {
  known();
  const { user } = shop(TWO, { needs: NEEDS });
  const [one] = await screen.findAllByRole('tab');
  if (!one) throw new Error('there are no tabs');
  await user.click(one);
  expect((await offers()).getByRole('listitem')).toHaveTextContent(
    'No Cod fillet: Halibut fillet at Store 1, $1.00 less',
  );
});

test('one press lists it in place and plans again; Undo takes both back', async () => {
  known();
  const { user } = shop(ONE, { needs: NEEDS });
  const compared = server.answers(compareItems, comparing(store(1, { items: [rice, halibut] })));
  await user.click(
    (await offers()).getByRole('button', { name: 'Take it Halibut fillet instead of Cod fillet' }),
  );
  expect(listedNames()).toEqual(['Rice', 'Halibut fillet']);
  const [line] = groceryList().lines.slice(-1);
  expect(line).toMatchObject({
    ingredient_id: id(9),
    contributions: [{ amount: 400, unit: 'g', note: 'instead of Cod fillet' }],
  });
  expect(await screen.findByText(/from Store 1/)).toHaveTextContent('All 2 things');
  expect(compared).toHaveLength(1);
  expect(screen.queryByRole('list', { name: 'Instead of what is missing' })).toBeNull();

  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(listedNames()).toEqual(['Rice', 'Cod fillet']);
  expect(await screen.findByText('No Cod fillet')).toBeVisible();
  expect(compared).toHaveLength(1);
});

test('after a comparison that fails the list is changed, and can be compared again', async () => {
  known();
  const { user } = shop(ONE, { needs: NEEDS });
  server.refuses(compareItems, 'unavailable');
  await user.click((await offers()).getByRole('button', { name: /^Take it/ }));
  expect(await screen.findByText(/^Your grocery list needs more than/)).toHaveTextContent(
    'Halibut fillet',
  );
  expect(listedNames()).toEqual(['Rice', 'Halibut fillet']);
});

test.for([
  ['no store of the plan has any', []],
  ['it has too little', [item(9, 'Halibut fillet', { unit_quantity: 100, quantity: 2 })]],
] as const)('nothing is offered when %s', async ([, shelf]) => {
  const { shelves } = known([...shelf]);
  shop(ONE, { needs: NEEDS });
  await waitFor(() => expect(shelves).toHaveLength(1));
  expect(await screen.findByText('No Cod fillet')).toBeVisible();
  expect(screen.queryByRole('list', { name: 'Instead of what is missing' })).toBeNull();
});

test('no shelf is asked for where nothing stands for what is missing', async () => {
  const { asked, shelves } = known();
  const none = server.answers(listSubstitutes, { value: [] });
  shop(ONE, { needs: NEEDS });
  await waitFor(() => expect(none).toHaveLength(1));
  expect(await screen.findByText('No Cod fillet')).toBeVisible();
  expect([...asked, ...shelves]).toEqual([]);
});
