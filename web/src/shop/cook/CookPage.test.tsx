import { recipeInformation } from '@larder/shared/recipes/provider.calls';
import { listOwnRecipes } from '@larder/shared/recipes/recipes.calls';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { deleteDB } from 'idb';
import type { ComponentProps } from 'react';
import { afterEach, expect, test, vi } from 'vitest';

import { onShelf } from '#testing/catalogue.ts';
import { keep, keptText } from '#testing/kept.ts';
import { PACKS_ALONE } from '#testing/ownRecipe.ts';
import { openRoutes, someone } from '#testing/page.tsx';
import { recipePart } from '#testing/providerRecipe.ts';
import { mockServer } from '#testing/server.ts';

import { CookPage } from './CookPage.tsx';
import type { NoteCooked as NoteCookedPart } from './Finish.tsx';

const server = mockServer();
afterEach(() => deleteDB('recipes'));

const STEPS = [
  'Fry the onion in the oil for 5 minutes.',
  'Add the rice, simmer 18 to 20 minutes, then rest for 10 minutes.',
  'Serve.',
];
const risotto = {
  id: 7,
  title: 'Risotto',
  image: null,
  servings: 2,
  readyInMinutes: 40,
  extendedIngredients: [
    recipePart('onion', 1, ''),
    recipePart('olive oil', 2, 'tbsp'),
    recipePart('rice', 200, 'g'),
    recipePart('salt', 0, ''),
  ],
  analyzedInstructions: [
    { name: '', steps: STEPS.map((step, index) => ({ number: index + 1, step })) },
  ],
};

/** What is asked at the end, which another subject asks. */
function NoteCooked({ dish, servings, onStay, onLeave, children }: ComponentProps<NoteCookedPart>) {
  return (
    <dialog open aria-label="Cooked It">
      {children}
      <p>
        {dish.key} {dish.title} {dish.brief?.title} for {servings}
      </p>
      <button onClick={onStay}>Close</button>
      <button onClick={onLeave}>Not Now</button>
    </dialog>
  );
}

function open(at = '/recipe/7/cook', as?: ReturnType<typeof someone>) {
  server.answers(recipeInformation, risotto);
  return openRoutes([{ path: '/recipe/:id/cook', element: <CookPage noteCooked={NoteCooked} /> }], {
    at,
    ...(as && { as }),
  });
}
const stepShown = () => screen.findByRole('region', { name: 'Step' });
const needed = () =>
  within(screen.getByRole('list', { name: 'In this step' }))
    .getAllByRole('listitem')
    .map((line) => line.textContent);
const timers = () =>
  within(screen.getByRole('region', { name: 'Timers' }))
    .getAllByRole('listitem')
    .map((row) => row.textContent);

test('shows one step at a time with its ingredients, scaled to the servings', async () => {
  const { user } = open('/recipe/7/cook?servings=4');
  expect(await stepShown()).toHaveTextContent('Step 1 of 3Fry the onion in the oil for 5 minutes.');
  expect(screen.getByRole('heading', { level: 1, name: 'Risotto' })).toBeVisible();
  expect(screen.getByText('4 servings')).toBeVisible();
  expect(needed()).toEqual(['Onion2', 'Olive oil4 tbsp']);
  await user.click(screen.getByRole('button', { name: 'Next Step' }));
  expect(await stepShown()).toHaveTextContent('Step 2 of 3Add the rice');
  expect(needed()).toEqual(['Rice400 g']);
  await user.click(screen.getByRole('button', { name: 'Next Step' }));
  expect(screen.getByText('No ingredients.')).toBeVisible();
  await user.click(screen.getByText('All 4 ingredients'));
  expect(screen.getByRole('list', { name: 'All ingredients' })).toHaveTextContent('Saltto taste');
});

const RICE = [
  'Boil the rice in 560 ml (2⅓ cups) of water for 12 minutes.',
  'Keep 1 cup of the liquid.',
];

/** Each row: the address, the header, the first step and the second. */
test.for([
  [
    '?servings=4',
    '4 servings',
    'Boil the rice in 1.12 l (4⅔ cups) of water for 12 minutes.Times are for 2 servings. A larger amount may take longer.',
    'Keep 1 cup (for 2) of the liquid.',
  ],
  ['?servings=7', '7 servings', '1.96 l (8⅛ cups)', '1 cup (for 2)'],
  ['?servings=1', '1 serving', '280 ml (1⅛ cups)', '1 cup (for 2)'],
  ['', '2 servings', '560 ml (2⅓ cups) of water for 12 minutes.', 'Keep 1 cup of the liquid.'],
  ['?servings=0.1', '2 servings', '560 ml (2⅓ cups)', 'Keep 1 cup of'],
  ['?servings=1000', '2 servings', '560 ml (2⅓ cups)', 'Keep 1 cup of'],
  ['?servings=x', '2 servings', '560 ml (2⅓ cups)', 'Keep 1 cup of'],
] as const)(
  'the amounts of steps scale with the servings: %s',
  async ([query, header, first, second]) => {
    open(`/recipe/7/cook${query}`);
    server.answers(recipeInformation, {
      ...risotto,
      analyzedInstructions: [
        { name: '', steps: RICE.map((step, index) => ({ number: index, step })) },
      ],
    });
    const step = await stepShown();
    await waitFor(() => expect(step).toHaveTextContent(first));
    expect(screen.getByText(header)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Start boil 12 min' })).toBeVisible();
    fireEvent.keyDown(document.body, { key: 'ArrowRight' });
    expect(await stepShown()).toHaveTextContent(second);
    expect(screen.queryByText(/^Times and tin/)).not.toBeInTheDocument();
  },
);

test('an ingredient that came before says where', async () => {
  const steps = ['Heat the oil.', 'Add more oil.'].map((step, index) => ({ number: index, step }));
  open();
  server.answers(recipeInformation, {
    ...risotto,
    analyzedInstructions: [{ name: 'For the base', steps }],
  });
  expect(await stepShown()).toHaveTextContent('Step 1 of 2 · For the base');
  expect(needed()).toEqual(['Olive oil2 tbsp']);
  fireEvent.keyDown(document.body, { key: 'ArrowRight' });
  expect(needed()).toEqual(['Olive oilin all, first in step 12 tbsp']);
});

test('arrows and Space turn steps, Escape leaves, and a reload comes back to the step', async () => {
  const { user, router } = open();
  await stepShown();
  await user.keyboard('{ArrowLeft}{ArrowRight} ');
  expect(await stepShown()).toHaveTextContent('Step 3 of 3');
  await user.keyboard('{ArrowRight}{ArrowLeft}');
  expect(await stepShown()).toHaveTextContent('Step 2 of 3');
  cleanup();
  open();
  expect(await stepShown()).toHaveTextContent('Step 2 of 3');
  await user.keyboard('{Escape}');
  expect(router.state.location.pathname).toBe('/recipe/7/cook');
  expect(await screen.findByText('another page')).toBeVisible();
});

test('Space on a focused button presses that button only', async () => {
  const { user } = open();
  await stepShown();
  screen.getByRole('button', { name: 'Next Step' }).focus();
  await user.keyboard(' ');
  expect(await stepShown()).toHaveTextContent('Step 2 of 3');
});

test('swipes turn steps; scrolling, a tap and a mouse do not', async () => {
  open();
  const step = await stepShown();
  const move = (x: number, y: number, pointerType = 'touch'): void => {
    fireEvent.pointerDown(step, { pointerType, clientX: 200, clientY: 200 });
    fireEvent.pointerUp(step, { pointerType, clientX: 200 + x, clientY: 200 + y });
  };
  move(-55, 0);
  move(-80, 60);
  move(-100, 0, 'mouse');
  expect(step).toHaveTextContent('Step 1 of 3');
  move(-56, 0);
  expect(step).toHaveTextContent('Step 2 of 3');
  move(90, 10);
  expect(step).toHaveTextContent('Step 1 of 3');
});

test('Finish leaves, and the next time starts at the first step', async () => {
  const { user, router } = open();
  await stepShown();
  await user.keyboard('{ArrowRight}{ArrowRight}');
  await user.click(screen.getByRole('button', { name: 'Finish' }));
  expect(await screen.findByText('another page')).toBeVisible();
  expect(router.state.location.pathname).toBe('/recipe/7');
  expect(JSON.parse(keptText('cookPlaces') ?? '')).toEqual([]);
});

test('Finish asks one who is signed in what was cooked, for as many', async () => {
  const { user, router } = open('/recipe/7/cook?servings=3', someone());
  await stepShown();
  await user.keyboard('{ArrowRight}{ArrowRight}');
  const finish = screen.getByRole('button', { name: 'Finish' });
  await user.click(finish);
  const asked = await screen.findByRole('dialog', { name: 'Cooked It' });
  expect(asked).toHaveTextContent('7 Risotto Risotto for 3');
  expect(asked).not.toHaveTextContent('timer');
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(router.state.location.pathname).toBe('/recipe/7/cook');
  await user.click(finish);
  await user.click(screen.getByRole('button', { name: 'Not Now' }));
  expect(await screen.findByText('another page')).toBeVisible();
  expect(JSON.parse(keptText('cookPlaces') ?? '')).toEqual([]);
});

test('Finish tells of a timer that still runs, and one may stay', async () => {
  const { user, router } = open();
  await stepShown();
  await user.click(screen.getByRole('button', { name: 'Start fry 5 min' }));
  await user.keyboard('{ArrowRight}{ArrowRight}');
  await user.click(screen.getByRole('button', { name: 'Finish' }));
  const asked = within(await screen.findByRole('dialog', { name: 'Finished?' }));
  expect(asked.getByText(/^A timer is still running: (?:5:00|4:5\d) left$/)).toBeVisible();
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(router.state.location.pathname).toBe('/recipe/7/cook');
  await user.click(screen.getByRole('button', { name: 'Finish' }));
  await user.click(await screen.findByRole('button', { name: 'Leave' }));
  expect(router.state.location.pathname).toBe('/recipe/7');
});

test('a held timer, and one that is over, keep nobody', async () => {
  const { user, router } = open();
  await stepShown();
  await user.click(screen.getByRole('button', { name: 'Start fry 5 min' }));
  await user.click(screen.getByRole('button', { name: 'Hold Fry' }));
  await user.keyboard('{ArrowRight}{ArrowRight}');
  await user.click(screen.getByRole('button', { name: 'Finish' }));
  expect(router.state.location.pathname).toBe('/recipe/7');
});

test('several timers run at once, survive a reload, are held, prolonged and ended', async () => {
  const { user } = open();
  await stepShown();
  await user.click(screen.getByRole('button', { name: 'Start fry 5 min' }));
  await user.keyboard('{ArrowRight}');
  await user.click(screen.getByRole('button', { name: 'Start simmer 18–20 min' }));
  expect(timers().map((text) => text.slice(0, 16))).toEqual([
    'Fry, step 15:00',
    'Simmer, step 218',
  ]);
  await user.click(screen.getByRole('button', { name: 'Hold Fry' }));
  expect(timers()[0]).toMatch(/^Fry, step 1(?:5:00|4:\d\d)held$/);
  cleanup();
  open();
  await stepShown();
  expect(timers()).toHaveLength(2);
  expect(timers()[0]).toMatch(/held$/);
  await user.click(screen.getByRole('button', { name: 'One minute more for Fry' }));
  expect(timers()[0]).toMatch(/^Fry, step 1(?:6:00|5:\d\d)held$/);
  await user.click(screen.getByRole('button', { name: 'Go on with Fry' }));
  expect(timers()[0]).not.toMatch(/held$/);
  await user.click(screen.getByRole('button', { name: 'End Fry' }));
  expect(timers()).toHaveLength(1);
});

test('a timer that ended while the page was closed says how long ago', async () => {
  const endsAt = Date.now() - 3 * 60_000 - 1000;
  keep(
    'cookTimers',
    JSON.stringify([
      {
        id: 'a',
        recipe: '/recipe/9',
        title: 'Soup',
        step: 1,
        what: '',
        seconds: 60,
        endsAt,
        left: 0,
      },
    ]),
  );
  open();
  await stepShown();
  expect(timers()).toEqual(['Step 1 · SoupDone, 3 min ago']);
  expect(screen.queryByRole('button', { name: 'Hold Step 1' })).not.toBeInTheDocument();
});

test('the screen stays awake, again after the page was hidden', async () => {
  const release = vi.fn<() => Promise<undefined>>(async () => undefined);
  const request = vi.fn<() => Promise<{ release: () => Promise<undefined> }>>(async () => ({
    release,
  }));
  Object.defineProperty(navigator, 'wakeLock', { configurable: true, value: { request } });
  try {
    open();
    await stepShown();
    expect(request).toHaveBeenCalledTimes(1);
    document.dispatchEvent(new Event('visibilitychange'));
    expect(request).toHaveBeenCalledTimes(2);
  } finally {
    Reflect.deleteProperty(navigator, 'wakeLock');
  }
});

test('a recipe of one’s own is cooked from its description', async () => {
  const recipe_id = '01890000-0000-7000-8000-0000000000b1';
  server.answers(listOwnRecipes, {
    value: [
      {
        ...PACKS_ALONE,
        recipe_id,
        title: 'My rice',
        description: 'Boil the rice for 12 minutes.\n\nThen eat it.',
        preparation_time: 20,
        serving_size: 4,
        created_at: new Date('2026-01-02T03:04:05Z'),
        items: [{ ...onShelf(1, 'Rice'), quantity: 2, kcal: 3600 }],
        ...PACKS_ALONE,
      },
    ],
  });
  open(`/recipe/${recipe_id}/cook?servings=2`, someone());
  expect(await stepShown()).toHaveTextContent('Step 1 of 2Boil the rice');
  expect(needed()).toEqual(['Rice500 g']);
});

test.for([
  ['/recipe/01890000-0000-7000-8000-0000000000b9/cook', 'Recipe not found.', true],
  ['/recipe/0/cook', 'Recipe not found.', true],
  ['/recipe/01890000-0000-7000-8000-0000000000b9/cook', 'You are not logged in.', false],
] as const)('%s says "%s" (signed in: %s)', async ([at, words, signedIn]) => {
  server.answers(listOwnRecipes, { value: [] });
  open(at, signedIn ? someone() : undefined);
  expect(await screen.findByText(words)).toBeVisible();
});

test('a recipe without steps leads back', async () => {
  open();
  server.answers(recipeInformation, { ...risotto, analyzedInstructions: [], instructions: '' });
  expect(await screen.findByText('This recipe has no steps')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Back to the Recipe' })).toHaveAttribute(
    'href',
    '/recipe/7',
  );
});

test('a failure can be retried', async () => {
  server.refuses(recipeInformation, 'internal');
  const { user } = openRoutes(
    [{ path: '/recipe/:id/cook', element: <CookPage noteCooked={NoteCooked} /> }],
    {
      at: '/recipe/7/cook',
    },
  );
  expect(await screen.findByText('Failed to load recipe.')).toBeVisible();
  server.answers(recipeInformation, risotto);
  await user.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await stepShown()).toHaveTextContent('Step 1 of 3');
});
