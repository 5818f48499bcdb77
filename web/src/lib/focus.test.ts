import { afterEach, expect, test, vi } from 'vitest';

import { focusNext, focusWhenLost } from './focus.ts';

afterEach(() => document.body.replaceChildren());

function button(disabled = false): HTMLButtonElement {
  const made = document.createElement('button');
  made.disabled = disabled;
  document.body.append(made);
  return made;
}

async function frames(count: number): Promise<void> {
  for (let frame = 0; frame < count; frame += 1)
    await new Promise((resolve) => requestAnimationFrame(resolve));
}

test('the focus waits for what does not take it yet, and for what is not there yet', async () => {
  const late = button(true);
  focusWhenLost(() => late);
  await frames(5);
  expect(document.body).toHaveFocus();
  late.disabled = false;
  await vi.waitFor(() => expect(late).toHaveFocus());

  let row: HTMLElement | undefined;
  focusNext(() => row);
  await frames(5);
  row = button();
  await vi.waitFor(() => expect(row).toHaveFocus());
});

test('the focus is lost some frames later, as on a busy machine', async () => {
  const [goes, next] = [button(), button()];
  goes.focus();
  focusWhenLost(() => next);
  await frames(6);
  goes.remove();
  await vi.waitFor(() => expect(next).toHaveFocus());
});

test('who has the focus keeps it, and what was given is not taken back later', async () => {
  const [has, other] = [button(), button()];
  has.focus();
  focusWhenLost(() => other);
  await frames(40);
  expect(has).toHaveFocus();

  focusNext(() => other);
  await vi.waitFor(() => expect(other).toHaveFocus());
  has.focus();
  await frames(40);
  expect(has).toHaveFocus();
});

test.for(['keydown', 'pointerdown'])('after a %s elsewhere it is too late', async (kind) => {
  const [here, before, late] = [button(), button(), button(true)];
  here.focus();
  focusWhenLost(() => before);
  focusNext(() => late);
  await frames(3);
  here.dispatchEvent(new Event(kind, { bubbles: true }));
  late.disabled = false;
  here.remove();
  await frames(40);
  expect(document.body).toHaveFocus();
});

test('what is pressed while nothing has the focus ends no search for it', async () => {
  const late = button(true);
  focusWhenLost(() => late);
  document.body.dispatchEvent(new Event('keydown', { bubbles: true }));
  late.disabled = false;
  await vi.waitFor(() => expect(late).toHaveFocus());
});
