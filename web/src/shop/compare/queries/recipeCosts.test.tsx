import { cents, formatUsd } from '@larder/shared/basics/money';
import { listIngredients } from '@larder/shared/food/ingredients.calls';
import { planBasket } from '@larder/shared/plan/basketPlan';
import { PLAN_DEFAULTS } from '@larder/shared/plan/planSettings';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';

import { AddedCost } from '#parts/recipes/AddedCost.tsx';
import { foodsOf, toPlanInput } from '#shop/compare/rules/planInput.ts';
import { startTrip, type Trip } from '#shop/compare/state/trip.ts';
import { useGroceryList } from '#shop/kitchen/state/groceryList.ts';
import { setHousehold } from '#shop/kitchen/state/kitchenPeople.ts';
import { listRecipes } from '#shop/kitchen/state/listChanges.ts';
import { ingredient } from '#testing/catalogue.ts';
import { id, item, store, vendor } from '#testing/comparison.ts';
import { openPage, someone } from '#testing/page.tsx';
import { mockServer } from '#testing/server.ts';

import { useRecipeCost } from './recipeCosts.ts';

const server = mockServer();

const food = (n: number, name: string, amount: number) => ({
  name,
  amount,
  unit: 'g',
  ingredient_id: id(n),
});
const soup = [food(1, 'Rice', 300), food(2, 'Milk', 400)];
const curry = [food(1, 'Rice', 150), food(3, 'Eggs', 500)];
function list(recipes: Record<string, ReturnType<typeof food>[]>) {
  listRecipes(
    Object.entries(recipes).map(([title, ingredients]) => ({
      recipe: { id: title, title, servings: 2, ingredients },
      servings: 2,
    })),
  );
}
const needOf = (n: number, name: string, amount: number) => ({
  name,
  unit_quantity: amount,
  unit: 'gm' as const,
  ingredient_id: id(n),
});
const trip: Trip = {
  vendors: [vendor([store(1), store(2, { items: [item(3, 'Eggs', { price: cents(40) })] })])],
  needs: [needOf(1, 'Rice', 450), needOf(2, 'Milk', 400), needOf(3, 'Eggs', 500)],
  here: { lat: 41.88, lng: -87.63 },
  hereLabel: '',
  radius: 25,
};

function Shown({ recipe_id }: { recipe_id: string }) {
  const known = useRecipeCost(useGroceryList(), recipe_id);
  return <section aria-label={recipe_id}>{known ? <AddedCost {...known} /> : 'Not known'}</section>;
}
const shown = (recipe_id: string) => within(screen.getByRole('region', { name: recipe_id }));
function open(as: ReturnType<typeof someone> | undefined = someone()) {
  return openPage(
    <>
      <Shown recipe_id="Soup" />
      <Shown recipe_id="Curry" />
    </>,
    { ...(as && { as }) },
  );
}

/** The total of the recommended plan of the trip's stores. */
function totalOf(amounts: Record<number, number>): number {
  const { stores } = toPlanInput(foodsOf(trip), trip.vendors, []);
  const needs = Object.entries(amounts).map(([n, amount]) => ({ key: id(Number(n)), amount }));
  const { plans, recommended } = planBasket(needs, stores, {
    ...PLAN_DEFAULTS,
    home: trip.here ?? undefined,
  });
  return plans[recommended ?? -1]?.total ?? 0;
}

test('says the difference of the plans with and without a recipe, by the last comparison', async () => {
  list({ Soup: soup, Curry: curry });
  startTrip(trip);
  const asked = server.answers(listIngredients, { message: [] });
  const { user } = open();
  const adds = totalOf({ 1: 450, 2: 400, 3: 500 }) - totalOf({ 1: 150, 3: 500 });
  const sentence = await shown('Soup').findByText(
    `You pay ${formatUsd(cents(adds))} more with it. 1 of its things is on your list anyway.`,
  );
  expect(adds).toBe(200);
  await user.click(sentence);
  expect(
    shown('Soup')
      .getAllByRole('listitem')
      .map((one) => one.textContent),
  ).toEqual(['Milk+$2.00']);
  // 300 of 500 g of rice, and 400 of 500 g of milk.
  expect(shown('Soup').getByText(/What it uses of the packs: \$2.20/)).toBeVisible();
  expect(shown('Soup').getByText(/Bought alone: \$3.00/)).toBeVisible();
  expect(asked).toEqual([]);
});

test('without a comparison the catalogue’s average prices count', async () => {
  list({ Soup: soup });
  server.answers(listIngredients, {
    message: [
      { ...ingredient(1, 'Rice'), ingredient_id: id(1), price: cents(275) },
      { ...ingredient(2, 'Milk'), ingredient_id: id(2), price: cents(199) },
    ],
  });
  const { user } = open();
  await user.click(await shown('Soup').findByText('You pay about $4.74 more with it.'));
  expect(
    shown('Soup').getByText(/^Average prices of all stores, counted every 15 minutes/),
  ).toBeVisible();
  expect(shown('Curry').getByText('Not known')).toBeVisible();
});

test('in a household of several all read average prices, whoever has compared', async () => {
  list({ Soup: soup });
  startTrip(trip);
  const member = (n: number) => ({
    user_id: id(n),
    name: `Member ${n}`,
    isOwner: n === 1,
    isHere: false,
  });
  setHousehold({ household_id: id(9), name: 'Home', members: [member(1), member(2)] });
  server.answers(listIngredients, {
    message: [
      { ...ingredient(1, 'Rice'), ingredient_id: id(1), price: cents(275) },
      { ...ingredient(2, 'Milk'), ingredient_id: id(2), price: cents(199) },
    ],
  });
  const { user } = open();
  await user.click(await shown('Soup').findByText('You pay about $4.74 more with it.'));
  expect(shown('Soup').getByText(/so that your household reads the same\.$/)).toBeVisible();
});

test('says “at least” when less than nine tenths of the weight has a price', async () => {
  list({ Soup: [...soup, food(9, 'Moon dust', 78)] });
  startTrip(trip);
  const { user } = open();
  // 700 of 778 g.
  await user.click(await shown('Soup').findByText('You pay at least $3.00 more with it.'));
  expect(shown('Soup').getByText('No price: Moon dust.')).toBeVisible();
});

test('says nothing where no price is known, and asks nothing for a visitor', async () => {
  list({ Soup: soup });
  const asked = server.answers(listIngredients, { message: [] });
  openPage(<Shown recipe_id="Soup" />);
  await screen.findByRole('region', { name: 'Soup' });
  await expect.poll(() => shown('Soup').queryByText('Not known')).toBeNull();
  expect(shown('Soup').queryByRole('group')).toBeNull();
  expect(asked).toEqual([]);
});
