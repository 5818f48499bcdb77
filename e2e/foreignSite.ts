import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A mock site on this machine, which the journeys' server knows as soup.example. */

const RECIPE = {
  '@context': 'https://schema.org',
  '@type': 'Recipe',
  name: 'Garlic celery soup',
  recipeYield: '4 servings',
  totalTime: 'PT30M',
  recipeIngredient: ['4 cloves garlic, minced', '1 bunch celery', '2 T. olive oil', '1 can Ro-Tel'],
  recipeInstructions: [
    { '@type': 'HowToStep', text: 'Cook the garlic in the oil for 2 minutes.' },
    { '@type': 'HowToStep', text: 'Add the celery and simmer for 20 minutes.' },
  ],
};

const WRITTEN = `<!doctype html><title>Garlic celery soup</title><script type="application/ld+json">${JSON.stringify(RECIPE)}</script>`;

/** More recipes than anybody would read to the end. */
const MANY = Array.from({ length: 40 }, (_, at) => ({
  ...RECIPE,
  name: `Soup ${at + 1}`,
  recipeIngredient: [...RECIPE.recipeIngredient, `${at + 1} onions`],
}));
const LISTED = `<!doctype html><title>Forty soups</title><script type="application/ld+json">${JSON.stringify(MANY)}</script>`;

/** The recipe is not in the page: its script draws it, as many shops and magazines do. */
const DRAWN = `<!doctype html><title>Soups of the coast</title><div id="root"></div><script src="/draw.js"></script>`;
const DRAW = `const recipe = ${JSON.stringify(RECIPE)};
const add = (to, name, text = '') => {
  const element = to.appendChild(document.createElement(name));
  element.textContent = text;
  return element;
};
const root = document.getElementById('root');
add(root, 'h1', recipe.name);
add(root, 'h2', 'Ingredients');
const lines = add(root, 'ul');
for (const line of recipe.recipeIngredient) add(lines, 'li', line);
add(root, 'h2', 'Directions');
const steps = add(root, 'ol');
for (const { text } of recipe.recipeInstructions) add(steps, 'li', text);`;

const HTML = 'text/html; charset=utf-8';
const PAGES: Readonly<Record<string, { type: string; body: string; policy?: string }>> = {
  '/written': { type: HTML, body: WRITTEN },
  '/forty': { type: HTML, body: LISTED },
  '/drawn': { type: HTML, body: DRAWN },
  '/strict': {
    type: HTML,
    body: DRAWN,
    policy:
      "default-src 'none'; script-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types default",
  },
  '/draw.js': { type: 'text/javascript', body: DRAW },
};

export const foreignSite = createServer(({ url = '' }, response) => {
  const page = PAGES[url];
  if (page?.policy) response.setHeader('content-security-policy', page.policy);
  response.setHeader('content-type', page?.type ?? HTML);
  response.writeHead(page ? 200 : 404).end(page?.body);
});

/** Shape: the site's address for a browser on this machine, and its port. */
export async function openForeignSite(): Promise<{ address: string; port: number }> {
  if (!foreignSite.listening) {
    foreignSite.listen(0, '127.0.0.1');
    await once(foreignSite, 'listening');
  }
  const { port } = foreignSite.address() as AddressInfo; // of a server that listens on a port
  return { address: `http://127.0.0.1:${port}`, port };
}
