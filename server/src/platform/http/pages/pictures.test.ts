import { picturePlaces } from '@larder/shared/basics/testing/picturePlaces';
import { withText } from '@larder/shared/basics/testing/textPlaces';
import { everyCall } from '@larder/shared/calls';
import { expect, test } from 'vitest';

import { sql } from '#platform/db/sql';
import { dumpOf } from '#testing/dump';
import { household } from '#testing/kitchen';

import { withOurPictures } from './pictures.ts';

const FOREIGN = 'https://evil.example/a.webp';
const OF_PROVIDER = 'https://img.spoonacular.com/recipes/900001-556x370.jpg';
const UPSTREAM = {
  RECIPE_PROVIDER_URL: 'https://api.spoonacular.com',
  RECIPE_PROVIDER_KEYS: 'a-key',
};

/** Every picture that a request may carry: the call's name and the path in its body. */
const places = everyCall().flatMap(({ name, call }) =>
  picturePlaces(call.body).map((at) => ({ name, call, at })),
);

const onion = { id: 1, name: 'onion', amount: 2, unit: '' };
const brief = { title: 'Soup', minutes: 30, calories: 300, servings: 2 };
const rice = { name: 'Rice', unit: 'gm', unit_quantity: 500, price: 3.49, quantity: 2 };
const ID = '00000000-0000-4000-8000-00000000000e';
/** What a cart may have: a store and an ingredient that there are. */
type Known = { store_id: string; ingredient_id: string };
const store = {
  vendorId: ID,
  vendorName: 'V',
  storeName: 'Corner',
  storeType: 'Pickup',
  deliveryFee: 0,
  minimumOrder: 0,
};
const soup = { id: 1, title: 'Soup', servings: 2, ingredients: [onion] };

type Change = { kind: string; payload: object };
/** A meal of the plan without a day, whose ingredients come onto the list. */
const planned = (more: object): Change => {
  const meal = { entry_id: ID, kind: 'recipe', meal: 'dinner', title: 'Soup', recipe_id: '1' };
  const entries = [{ ...meal, servings: 2, ...more }];
  return { kind: 'plan_add', payload: { entries, today: '2026-03-04' } };
};
/** The change of the kitchen in which a picture is sent. */
const OPS: Readonly<Record<string, (image: string, known: Known) => Change>> = {
  'recipe.image': (image) => ({
    kind: 'add_recipe',
    payload: { recipe: { ...soup, image }, servings: 2 },
  }),
  'recipe.ingredients.0.image': (image) => ({
    kind: 'add_recipe',
    payload: { recipe: { ...soup, ingredients: [{ ...onion, image }] }, servings: 2 },
  }),
  'item.image': (image) => ({ kind: 'add_item', payload: { item: { ...onion, image } } }),
  'known.image': (image) => ({
    kind: 'identify',
    payload: { line: { key: 'onion', generation: 1 }, known: { ingredient_id: ID, image } },
  }),
  'items.0.image': (image, { store_id, ingredient_id }) => ({
    kind: 'cart_packs',
    payload: {
      store: { ...store, store_id },
      items: [{ ...rice, ingredient_id, image }],
      terms: true,
    },
  }),
  'entries.0.image': (image) => planned({ image }),
  'entries.0.recipe.image': (image) => planned({ recipe: { ...soup, image } }),
  'entries.0.recipe.ingredients.0.image': (image) =>
    planned({ recipe: { ...soup, ingredients: [{ ...onion, image }] } }),
};
/** The request of another call. */
const REQUESTS: Readonly<Record<string, (image: string) => Request>> = {
  'saveRecipe image': (image) => ['PUT user/saved-recipes/7', { ...brief, image }],
  'addCooked brief.image': (image) => [
    'POST user/cooked',
    { recipe: '7', brief: { ...brief, image }, cooked_on: '2026-03-04' },
  ],
  'changeCollectionsOf brief.image': (image) => [
    'PUT user/recipes/7/collections',
    { add: [ID], brief: { ...brief, image } },
  ],
};
type Request = [
  'PUT user/saved-recipes/7' | 'POST user/cooked' | 'PUT user/recipes/7/collections',
  object,
];

/** A kitchen with an onion, and what a call made of a picture. */
async function sent({ name, at }: { name: string; at: string }, image: string) {
  const world = await household(UPSTREAM);
  const { shared, send, ask, op, kitchenOf, db } = world;
  const { sam, household_id } = await shared();
  const store_id = await world.store((await world.person('vendor')).user_id);
  const known = { store_id, ingredient_id: await world.ingredient('Rice') };
  await send(sam, [household_id, 0], [op({ kind: 'add_item', payload: { item: onion } })]);
  await db.run(sql`insert into collections (collection_id, user_id, name, created_at)
    values (${ID}, ${sam.user_id}, 'Soups', now())`);
  const change = OPS[at.replace(/^ops\.0\.payload\./, '')];
  const [call, body] = REQUESTS[`${name} ${at}`]?.(image) ?? [];
  const answer =
    call && body
      ? await ask(sam, call, body)
      : await send(sam, [household_id, 1], change ? [op(change(image, known))] : []);
  return {
    status: answer.statusCode,
    stored: await dumpOf(db),
    state: JSON.stringify(await kitchenOf(sam)),
  };
}

const dropping = places.filter(({ call }) => call.foreignPictures === 'dropped');
const refusing = places.filter(({ call }) => call.foreignPictures !== 'dropped');

test('the pictures of requests are these; a new one gets its request here', () => {
  const known = Object.keys(OPS).map((at) => `sendOps ops.0.payload.${at}`);
  const all = [...known, ...Object.keys(REQUESTS)].toSorted();
  expect(dropping.map(({ name, at }) => `${name} ${at}`).toSorted()).toEqual(all);
  expect(refusing.map(({ name, at }) => `${name} ${at}`).toSorted()).toEqual([
    'acceptProduct ingredient.image',
    'askForProduct image',
    'createIngredients ingredients.0.image',
    'importCatalogue rows.0.image',
    'previewCatalogue rows.0.image',
    'updateIngredients ingredients.0.image',
  ]);
});

test.for(dropping)('$name $at: one from elsewhere is dropped, all else is kept', async (place) => {
  const { status, stored, state } = await sent(place, FOREIGN);
  expect(status).toBeLessThan(300);
  expect(stored + state).not.toContain('evil.example');
});

test.for(dropping)('$name $at: one of the provider is kept', async (place) => {
  const { status, stored } = await sent(place, OF_PROVIDER);
  expect(status).toBeLessThan(300);
  expect(stored).toContain(OF_PROVIDER);
});

test.for(refusing)('$name $at: one from elsewhere is refused by its name', async (place) => {
  const { ask, person } = await household();
  const path = place.call.path.slice(1).replace('{id}', ID);
  const who = place.call.access === 'admin' ? await person('admin') : await person('vendor');
  const answer = await ask(who, `${place.call.method} ${path}`, bodyOf(place));
  expect(answer.statusCode).toBe(400);
  expect(answer.json().details.fields).toContainEqual({
    field: place.at,
    message: 'must be one of our pictures',
  });
});

function bodyOf({ at }: { at: string }): object {
  const path = at.split('.').map((one) => (/^\d+$/.test(one) ? Number(one) : one));
  return Object(withText({}, path, FOREIGN));
}

test('without an upstream provider its pictures are from elsewhere, too', async () => {
  const { person, ask, db } = await household();
  const [call, body] = REQUESTS['saveRecipe image']?.(OF_PROVIDER) ?? [];
  const answer = await ask(await person('user'), call ?? 'POST user/cooked', body);
  expect(answer.statusCode).toBe(204);
  expect(await dumpOf(db)).not.toContain('spoonacular');
});

test('a picture that no schema has checked is refused by its name, unless its call drops', () => {
  const body = { items: [{ image: '/images/site/a.webp' }, { image: FOREIGN }], at: new Date(0) };
  expect(() => withOurPictures({}, body, [])).toThrow('items.1.image: must be one of our pictures');
  expect(withOurPictures({ foreignPictures: 'dropped' }, body, [])).toEqual({
    ...body,
    items: [body.items[0], { image: null }],
  });
  expect(withOurPictures({}, body, ['evil.example'])).toEqual(body);
});
