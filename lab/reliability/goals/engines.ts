import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { z } from 'zod';

import type { Engine, Size } from '#reliability/engines/engine';
import { openFirefox } from '#reliability/engines/firefox';
import { type Visitor, visitor } from '#reliability/engines/visitor';
import { openWebKit } from '#reliability/engines/webkit';
import { exactly, type Goal, none, outcome } from '#reliability/goal';
import { makeAsker, Session } from '#reliability/harness/answers';
import { buildPages } from '#reliability/harness/browser';
import { type Client, client } from '#reliability/harness/client';
import { ROOT } from '#reliability/harness/root';
import { startServer } from '#reliability/harness/server';
import { newcomer, type Somebody } from '#reliability/harness/signedIn';

const SIZES: readonly Size[] = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
];
/** What is printed on the card that is read. */
const CARD = [
  'Garlic celery soup',
  'Ingredients',
  '4 cloves garlic',
  '1 bunch celery',
  'Directions',
  'Simmer for 20 minutes.',
] as const;
/** The first picture waits for the recognizer, of 4 MB. */
const READ_WITHIN_MS = 120_000;
/** Screenshots of each step, for review. */
const PICTURES = join(ROOT, '.data/reliability/engines');

type Trip = { person: Visitor; who: Somebody; other: Somebody; call: Client; isPhone: boolean };
const Lines = z.object({ state: z.object({ lines: z.array(z.unknown()) }) });

async function tokenOf(call: Client, { email, password, role }: Somebody): Promise<string> {
  const body = { email, password, role };
  return (await makeAsker(call)(Session, 'POST /login', { body, again: true })).access_token;
}

/** Ends the session of the browser, as from another device, and lets the browser hear of it. */
async function endSession({ person, call }: Trip, who: Somebody): Promise<void> {
  const token = await tokenOf(call, who);
  await makeAsker(call)(z.unknown(), 'POST /user/sessions/end-others', { token, body: {} });
  await person.open('/orders');
  await person.see({ role: 'link', name: `Sign in as ${who.mark}` });
}

async function signIn({ person }: Trip, { email, password }: Somebody): Promise<void> {
  await person.type('Email', email);
  await person.type('Password', password);
  await person.press({ role: 'button', name: 'Login' });
}

async function seeEmptyList({ person }: Trip): Promise<void> {
  await person.open('/shopping-list');
  await person.see({ text: /^Your grocery list is empty/ });
}

const STEPS: Readonly<Record<string, (trip: Trip) => Promise<void>>> = {
  home: async ({ person }) => {
    await person.open('/');
    await person.see({ role: 'heading' });
    await person.type('Search recipes', 'curry');
    await person.enter();
    await person.see({ role: 'link', name: /^View Recipe .*curry/i });
  },
  recipe: async ({ person }) => {
    await person.press({ role: 'link', name: /^View Recipe .*curry/i });
    await person.see({ role: 'heading', name: /ingredients/i });
    await person.press({ role: 'button', name: /^Select / });
    await person.see({ role: 'button', name: /^Selected / });
  },
  list: async ({ person }) => {
    await person.press({ role: 'button', name: /1 recipe selected/i });
    await person.press({ role: 'button', name: 'Generate Shopping List' });
    await person.at('/shopping-list');
    await person.see({ role: 'heading', name: /grocery list/i });
    await person.type('Add an item', 'Garlic');
    await person.enter();
    await person.see({ role: 'checkbox', name: /Garlic/ });
  },
  'sign in': async (trip) => {
    const { person, who } = trip;
    await person.press({ role: 'button', name: /^Shop Now/ });
    await person.at('/login');
    await signIn(trip, who);
    await person.at('/shopping-list');
  },
  place: async ({ person }) => {
    await person.press({ role: 'button', name: /^Shop Now/ });
    await person.type('Address, city or ZIP code', '10011');
    await person.press({ role: 'option', name: /New York/ });
    await person.at('/shopping');
  },
  shopping: async ({ person }) => {
    await person.see({ text: /^\d+ stores?$/ });
    await person.see({ text: /^New York/ });
    await person.press({ role: 'button', name: /^Details of/ });
    await person.see({ text: /mi away$/ });
    await person.press({ role: 'button', name: 'Add to Cart' });
  },
  checkout: async ({ person, isPhone }) => {
    if (isPhone) await person.press({ role: 'button', name: /^Cart/ });
    await person.press({ role: 'link', name: /^Checkout at/ });
    await person.at('/checkout');
    await person.see({ text: /^Prices checked at/ });
    await person.press({ role: 'button', name: /^Place 1 order/ });
    await person.see({ text: /Order Request Sent Successfully! Total: \$/ });
  },
  orders: async ({ person }) => {
    await person.open('/orders');
    await person.see({ role: 'list', name: 'Your orders' });
    await person.see({ text: /^Pending$/ });
    await person.open('/shopping-list');
    await person.type('Add an item', 'Nutmeg');
    await person.enter();
    await person.see({ text: /^Nutmeg/ });
  },
  'session ended': async (trip) => {
    await endSession(trip, trip.who);
    await seeEmptyList(trip);
  },
  'another person': async (trip) => {
    const { person, other, call } = trip;
    await person.open('/household');
    await person.at('/login');
    await signIn(trip, other);
    // The page is loaded anew for them, and brings their list to the account.
    await person.see({ role: 'heading', name: /household/i });
    await seeEmptyList(trip);
    const token = await tokenOf(call, other);
    const { state } = await makeAsker(call)(Lines, 'GET /kitchen', { token });
    if (state.lines.length > 0) throw new Error(`${state.lines.length} lines of another person`);
  },
  'back again': async (trip) => {
    const { person, who, other } = trip;
    await endSession(trip, other);
    await person.open('/shopping-list');
    await person.press({ role: 'link', name: `Sign in as ${who.mark}` });
    await signIn(trip, who);
    await person.at('/shopping-list');
    await person.see({ text: /^Ordered$/ });
    await person.see({ text: /^Nutmeg/ });
  },
  photo: async ({ person }) => {
    await person.open('/add-recipe?way=paste');
    await person.choosePrint('Choose a Photo', CARD);
    const isRead = ({ text }: { text: string }) => CARD.every((line) => text.includes(line));
    await person.see({ label: 'Text of the recipe' }, isRead, READ_WITHIN_MS);
    await person.see({ role: 'img', name: 'Picture 1 of the recipe' });
  },
};

export const inFirefox = mainPath('R-46', 'Firefox', openFirefox);
export const inWebKit = mainPath('R-47', 'WebKit', openWebKit);

/**
 * From the home page to a pending order, as a new shopper, on a desktop and on a phone; then another person in the same
 * browser, the first one again, and a picture of print that becomes text.
 */
function mainPath(id: string, name: string, open: () => Promise<Engine>): Goal {
  return {
    id,
    limit: `${name}, 1440 x 900 and 390 x 844: from home to orders; another person, and back; a photo is read; no uncaught error`,
    run: async () => {
      // Before the build: the engine may not be installed.
      const { name: browser, close } = await open();
      await close();
      buildPages();
      await using server = await startServer({ SEED: 'demo' });
      let steps = 0;
      const problems: string[] = [];
      for (const size of SIZES) {
        const engine = await open();
        await engine.resize(size);
        const call = client(server.api);
        const trip = {
          person: visitor(engine, server.url),
          who: await newcomer(call, 'user'),
          other: await newcomer(call, 'user'),
          call,
          isPhone: size.width < 768,
        };
        try {
          for (const [step, walk] of Object.entries(STEPS)) {
            try {
              await walk(trip);
            } finally {
              keep(`${id}-${size.width}-${step}`, await engine.picture());
            }
            problems.push(...(await trip.person.errors()));
            steps += 1;
          }
        } catch (error) {
          problems.push(`${size.width} px: ${String(error)}`);
        } finally {
          await engine.close();
        }
      }
      const wanted = Object.keys(STEPS).length * SIZES.length;
      return outcome({
        browser,
        steps: exactly(`${steps} of ${wanted}`, `${wanted} of ${wanted}`),
        problems: none(problems),
      });
    },
  };
}

function keep(name: string, picture: Uint8Array): void {
  mkdirSync(PICTURES, { recursive: true });
  writeFileSync(join(PICTURES, `${name.replaceAll(' ', '-')}.png`), picture);
}
