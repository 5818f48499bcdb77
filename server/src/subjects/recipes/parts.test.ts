import { expect, test } from 'vitest';

import { testApp } from '#testing/testApp';

/** A cook whose ragout has a line that is another recipe. */
async function kitchen() {
  const world = await testApp();
  const cook = await world.person('user');
  const milk = await world.ingredient('Milk');
  await world.ingredient('Vanilla Sauce');
  const draft = (title: string, lines: readonly object[]) => ({
    title,
    description: title,
    preparation_time: 1,
    serving_size: 2,
    items: [],
    lines,
  });
  const cake = draft('Cake', [
    { original: '1 cup Vanilla Sauce', recipe_title: 'Vanilla Sauce' },
    { original: '2 g yeast', fixed: true },
  ]);
  const sauce = draft('vanilla SAUCE', [{ original: '1 cup milk' }]);
  const ask = (method: 'GET' | 'DELETE', url: string) =>
    world.app.inject({ method, url: `/api${url}`, headers: cook.headers });
  const save = async (recipe: object, who = cook): Promise<string> => {
    const payload = { recipes: [recipe] };
    const url = '/api/user/recipes';
    const answer = await world.app.inject({ method: 'POST', url, headers: who.headers, payload });
    expect(answer.statusCode).toBe(201);
    return answer.json().value[0].recipe_id;
  };
  const linesOf = async (recipe_id: string) =>
    (await ask('GET', `/user/recipes/${recipe_id}`)).json().lines;
  return { ...world, milk, cake, sauce, draft, ask, save, linesOf };
}

test('a line that is another recipe is no ingredient, and is linked once that recipe is saved', async () => {
  const { cake, sauce, milk, ask, save, linesOf } = await kitchen();
  const recipe_id = await save(cake);
  const [before, yeast] = await linesOf(recipe_id);
  expect(before).toMatchObject({
    original: '1 cup Vanilla Sauce',
    low: 1,
    unit: 'cup',
    recipe_title: 'Vanilla Sauce',
    ingredient_id: null,
    part: null,
  });
  expect(yeast).toMatchObject({ low: 2, fixed: true });
  expect(yeast.part).toBeUndefined();
  const saved = await save(sauce);
  const part = {
    recipe_id: saved,
    title: 'vanilla SAUCE',
    lines: [{ original: '1 cup milk', ingredient_id: milk }],
  };
  expect((await linesOf(recipe_id))[0]).toMatchObject({ part });
  // In the list of all, too.
  const all: { title: string; lines: object[] }[] = (await ask('GET', '/user/recipes')).json()
    .value;
  expect(all.find(({ title }) => title === 'Cake')?.lines[0]).toMatchObject({ part });
  await ask('DELETE', `/user/recipes/${saved}`);
  expect((await linesOf(recipe_id))[0]).toMatchObject({ part: null });
});

test("another's recipe is not linked, nor a recipe to itself", async () => {
  const { cake, sauce, draft, person, save, linesOf } = await kitchen();
  await save(sauce, await person('user'));
  expect((await linesOf(await save(cake)))[0].part).toBeNull();
  const self = await save(draft('Echo', [{ original: '1 Echo', recipe_title: 'Echo' }]));
  expect((await linesOf(self))[0].part).toBeNull();
});

test('a recipe within the one that is linked is a line of text', async () => {
  const { cake, draft, save, linesOf } = await kitchen();
  await save(draft('Vanilla Sauce', [{ original: '1 cup Cake', recipe_title: 'Cake' }]));
  const [{ part }] = await linesOf(await save(cake));
  expect(part.lines).toMatchObject([{ original: '1 cup Cake', recipe_title: 'Cake' }]);
  expect(part.lines[0].part).toBeUndefined();
});

test('an ingredient that somebody chooses for such a line counts', async () => {
  const { draft, milk, save, linesOf } = await kitchen();
  const recipe_id = await save(
    draft('Tea', [{ original: '1 cup Milk Tea', recipe_title: 'Milk Tea', ingredient_id: milk }]),
  );
  const [line] = await linesOf(recipe_id);
  expect(line).toMatchObject({ ingredient_id: milk });
  expect(line.recipe_title).toBeUndefined();
});
