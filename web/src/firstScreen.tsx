import { createRoot } from 'react-dom/client';

import { App } from './App.tsx';

const WITHIN_MS = 30_000;
const LOOK_AGAIN_MS = 20;
/** What stands below its headings: as long as the recipe, and further down than the first look. */
const LISTS_OF_A_RECIPE = 'article[aria-labelledby="recipe-title"] section > :not(:first-child)';

/**
 * Draws the page at the window's address up to where it waits for answers.
 *
 * Errors  fails when it has no heading after a while.
 */
export async function drawFirstScreen(): Promise<string> {
  const place = document.createElement('div');
  createRoot(place).render(<App />);
  const until = performance.now() + WITHIN_MS;
  while (!place.querySelector('h1')) {
    if (performance.now() > until) throw new Error(`${location.pathname} shows no heading`);
    await new Promise((resolve) => setTimeout(resolve, LOOK_AGAIN_MS));
  }
  for (const list of place.querySelectorAll(LISTS_OF_A_RECIPE)) {
    const standIn = document.createElement('div');
    standIn.className = 'skeleton mt-4 h-72 rounded-lg';
    list.replaceWith(standIn);
  }
  return place.innerHTML;
}
