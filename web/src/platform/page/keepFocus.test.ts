import { afterEach, expect, test } from 'vitest';

afterEach(() => document.body.replaceChildren());

/** Two rows with a link, "Edit" and "Delete" each, on a page with a search box. */
function openList({ focusable = false } = {}) {
  const tabindex = focusable ? 'tabindex="-1"' : '';
  const row = (id: string): string =>
    `<li data-row="${id}" ${tabindex}>
      <button aria-expanded="false">Open</button><a id="link-${id}" href="#x">${id}</a>
      <button id="edit-${id}">Edit</button>
      <button id="delete-${id}" data-action="delete">Delete</button>
    </li>`;
  document.body.innerHTML = `<main id="main" tabindex="-1">
    <input id="search"><ul>${['a', 'b', 'c'].map(row).join('')}</ul></main>`;
}
function get(id: string): HTMLElement {
  const found = document.getElementById(id) ?? document.querySelector(`[data-row="${id}"]`);
  if (!(found instanceof HTMLElement)) throw new Error(`no ${id}`);
  return found;
}
const focused = () => {
  const { activeElement } = document;
  return activeElement?.id || activeElement?.getAttribute('data-row') || activeElement?.tagName;
};
/** Many frames, even on a slow machine. */
const later = () => new Promise((resolve) => setTimeout(resolve, 300));

test.for([
  ['a', 'delete-a', 'delete-b', 'to the same action of the row in its place'],
  ['c', 'delete-c', 'delete-b', 'to the last row after the last one'],
  ['a', 'edit-a', 'link-b', 'to the first control where no control has that action'],
] as const)('of a removed row %s the focus goes from %s to %s: %s', async ([row, from, to]) => {
  openList();
  get(from).focus();
  get(row).remove();
  await expect.poll(focused).toBe(to);
});

test.for([
  ['a', ['a', 'b'], 'delete-c', 'those after it are gone, too'],
  ['b', ['b', 'c'], 'delete-a', 'none after it is left'],
] as const)('with the focus in %s and %s removed it goes to %s: %s', async ([from, gone, to]) => {
  openList();
  get(`delete-${from}`).focus();
  for (const id of gone) get(id).remove();
  await expect.poll(focused).toBe(to);
});

test('in a list of blocks the row after the last of a block is the first of the next', async () => {
  const row = (id: string): string =>
    `<div data-row="${id}"><button id="${id}" data-action="got">Got it</button></div>`;
  const block = (...ids: string[]): string => `<div>${ids.map(row).join('')}</div>`;
  document.body.innerHTML = `<main id="main" tabindex="-1">
    <div data-rows>${block('a', 'b')}${block('c', 'd')}</div><ul>${row('other')}</ul></main>`;
  get('b').focus();
  get('b').parentElement?.remove();
  await expect.poll(focused).toBe('c');
  get('d').focus();
  get('d').parentElement?.remove();
  await expect.poll(focused).toBe('c');
});

test('a focusable row takes the focus itself, unless it has the same action', async () => {
  openList({ focusable: true });
  get('edit-a').focus();
  get('a').remove();
  await expect.poll(focused).toBe('b');
  get('b').remove();
  await expect.poll(focused).toBe('c');
  get('c').remove();
  await expect.poll(focused).toBe('main');
});

test('after a removed list the focus goes to the list around it, else to the page', async () => {
  const line = (id: string): string =>
    `<li data-row="${id}"><button id="remove-${id}" data-action="remove">Remove</button></li>`;
  const cart = (id: string): string =>
    `<li data-row="${id}" id="cart-${id}"><ul>${line(`${id}1`)}${line(`${id}2`)}</ul></li>`;
  document.body.innerHTML = `<main id="main" tabindex="-1">
    <ul>${line('other')}</ul><ul id="carts">${cart('x')}${cart('y')}</ul></main>`;
  get('remove-x2').focus();
  get('x2').remove();
  await expect.poll(focused).toBe('remove-x1');
  get('cart-x').remove();
  await expect.poll(focused).toBe('remove-y1');
  get('carts').remove();
  await expect.poll(focused).toBe('main');
});

test('a row that is drawn again keeps the focus, wherever it is now', async () => {
  openList({ focusable: true });
  get('edit-a').focus();
  const again = get('a').cloneNode(true);
  get('a').remove();
  get('c').after(again);
  await expect.poll(focused).toBe('link-a');
  get('link-a').remove();
  await expect.poll(focused).toBe('edit-a');
});

test('without a row the page gets the focus', async () => {
  openList();
  get('search').focus();
  get('search').remove();
  await expect.poll(focused).toBe('main');
});

test('a closed dialog returns the focus to its opener or to the opener’s replacement', async () => {
  openList();
  for (const [from, to] of [
    ['delete-a', 'delete-a'],
    ['delete-a', 'delete-b'],
  ] as const) {
    get(from).focus();
    document.body.insertAdjacentHTML(
      'beforeend',
      '<div id="dialog" role="dialog" tabindex="-1"><button id="yes">Yes</button></div>',
    );
    get('yes').focus();
    get('yes').remove();
    await expect.poll(focused).toBe('dialog');
    if (from !== to) get('a').remove();
    get('dialog').remove();
    await expect.poll(focused).toBe(to);
  }
});

test('a page that is inert until after the dialog is gone gets the focus then', async () => {
  openList();
  get('edit-b').focus();
  document.body.insertAdjacentHTML(
    'beforeend',
    '<div id="dialog" role="dialog"><button id="yes">Yes</button></div>',
  );
  get('yes').focus();
  get('main').setAttribute('inert', '');
  get('dialog').remove();
  await later();
  expect(focused()).toBe('BODY');
  get('main').removeAttribute('inert');
  await expect.poll(focused).toBe('edit-b');
});

test('a page that is inert before its dialog has the focus gets it back, too', async () => {
  openList();
  const page = get('main');
  get('edit-b').focus();
  page.setAttribute('inert', '');
  // As a browser does with the focus of a page that becomes inert.
  get('edit-b').blur();
  await later();
  document.body.insertAdjacentHTML(
    'beforeend',
    '<div id="dialog" role="dialog"><button id="yes">Yes</button></div>',
  );
  get('yes').focus();
  get('dialog').remove();
  page.removeAttribute('inert');
  await expect.poll(focused).toBe('edit-b');
});

test('a way out of a dialog to another page gives that page the focus, once it is not inert', async () => {
  openList();
  const page = get('main');
  get('edit-a').focus();
  // As a browser does when the page becomes inert.
  get('edit-a').blur();
  await later();
  document.body.insertAdjacentHTML(
    'beforeend',
    '<div id="dialog" role="dialog"><button id="go">Go</button></div>',
  );
  get('go').focus();
  page.setAttribute('inert', '');
  const before = location.pathname;
  history.pushState(null, '', '/another');
  page.innerHTML = '<h1>Another</h1>';
  get('dialog').remove();
  await later();
  page.removeAttribute('inert');
  await expect.poll(focused).toBe('main');
  history.pushState(null, '', before);
});

test('a focus moved elsewhere meanwhile stays there', async () => {
  openList();
  get('edit-a').focus();
  get('search').focus();
  get('a').remove();
  await later();
  expect(focused()).toBe('search');
});

test('without a focus, later removals do not move it back', async () => {
  openList();
  get('edit-a').focus();
  await later();
  get('edit-a').blur();
  await later();
  get('a').remove();
  await later();
  expect(focused()).toBe('BODY');
});

test('a blur while the page changes is the end of it, too', async () => {
  openList();
  get('edit-a').focus();
  await later();
  get('main').append(document.createElement('p'));
  get('edit-a').blur();
  await later();
  expect(focused()).toBe('BODY');
});
