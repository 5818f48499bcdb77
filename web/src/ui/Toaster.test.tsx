import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { toast, toasts } from '#platform/page/toast.ts';

import { Toaster } from './Toaster.tsx';

beforeEach(() => {
  vi.useFakeTimers();
  render(<Toaster />);
});
afterEach(() => {
  for (const { id } of toasts.get()) toasts.dismiss(id);
  vi.useRealTimers();
  vi.restoreAllMocks();
});

function show(make: () => void): void {
  act(make);
}
/** Only the newest is shown, by a style. */
function pressNewest(detail = 1): void {
  const newest = screen.getAllByRole('button', { name: 'Undo' }).at(-1);
  if (newest) fireEvent.click(newest, { detail });
}
function pass(ms: number): void {
  act(() => {
    vi.advanceTimersByTime(ms);
  });
}

test.for(['success', 'warning', 'error', 'info'] as const)('%s stays 3 seconds', (kind) => {
  show(() => toast[kind]('Item updated!'));
  pass(2999);
  expect(screen.getByText('Item updated!')).toBeInTheDocument();
  pass(1);
  expect(screen.queryByText('Item updated!')).toBeNull();
});

test('a toast with Undo stays 8 seconds', () => {
  show(() => toast.undo('Rice removed', () => undefined));
  pass(7999);
  expect(screen.getByRole('button', { name: 'Undo' })).toBeInTheDocument();
  pass(1);
  expect(screen.queryByText('Rice removed')).toBeNull();
});

test('Undo runs once and closes the toast', () => {
  const putBack = vi.fn<() => void>();
  show(() => toast.undo('Rice removed', putBack));
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(putBack).toHaveBeenCalledTimes(1);
  expect(screen.queryByText('Rice removed')).toBeNull();
});

test('each Undo takes back its own, though they read the same', () => {
  const putBack = vi.fn<(which: string) => void>();
  for (const which of ['first', 'second'])
    show(() => toast.undo('Lime removed', () => putBack(which)));
  pressNewest();
  pressNewest();
  expect(putBack.mock.calls).toEqual([['second'], ['first']]);
});

test('the second press of a double one undoes nothing else', () => {
  const putBack = vi.fn<(which: string) => void>();
  for (const which of ['first', 'second'])
    show(() => toast.undo('Lime removed', () => putBack(which)));
  pressNewest(1);
  pressNewest(2);
  expect(putBack.mock.calls).toEqual([['second']]);
});

test('what can be undone ends once: by Undo, by time, or pushed out by newer ones', () => {
  const end = vi.fn<(which: string) => void>();
  const undoable = (which: string) =>
    show(() =>
      toast.undo(
        which,
        () => undefined,
        () => end(which),
      ),
    );
  undoable('undone');
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
  pass(9000);
  expect(end).not.toHaveBeenCalled();
  undoable('in time');
  pass(8000);
  expect(end.mock.calls).toEqual([['in time']]);
  for (const which of ['first', 'second', 'third', 'fourth']) undoable(which);
  expect(end.mock.calls).toEqual([['in time'], ['first']]);
});

test('hover pauses the time', () => {
  show(() => toast.info('Saved'));
  pass(1000);
  fireEvent.pointerEnter(screen.getByRole('list'));
  pass(60_000);
  expect(screen.getByText('Saved')).toBeInTheDocument();
  fireEvent.pointerLeave(screen.getByRole('list'));
  pass(1999);
  expect(screen.getByText('Saved')).toBeInTheDocument();
  pass(1);
  expect(screen.queryByText('Saved')).toBeNull();
});

test('focus inside pauses the time', () => {
  show(() => toast.undo('Rice removed', () => undefined));
  act(() => screen.getByRole('button', { name: 'Undo' }).focus());
  pass(60_000);
  expect(screen.getByText('Rice removed')).toBeInTheDocument();
  act(() => screen.getByRole('button', { name: 'Undo' }).blur());
  pass(8000);
  expect(screen.queryByText('Rice removed')).toBeNull();
});

test('a hidden tab pauses the time', () => {
  show(() => toast.info('Saved'));
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  fireEvent(document, new Event('visibilitychange'));
  pass(60_000);
  expect(screen.getByText('Saved')).toBeInTheDocument();
});

test('Alt+T focuses the toasts and Escape returns', () => {
  const box = document.body.appendChild(document.createElement('input'));
  box.focus();
  show(() => toast.undo('Rice removed', () => undefined));
  fireEvent.keyDown(box, { code: 'KeyT', altKey: true });
  expect(screen.getByRole('region', { name: 'Notifications' })).toHaveFocus();
  fireEvent.keyDown(screen.getByRole('button', { name: 'Undo' }), { key: 'Escape' });
  expect(box).toHaveFocus();
  box.remove();
});

test('an equal text is one toast with new time', () => {
  show(() => toast.info('Already selected'));
  pass(2000);
  show(() => toast.info('Already selected'));
  pass(2999);
  expect(screen.getAllByText('Already selected')).toHaveLength(1);
});

test('of four toasts the oldest goes', () => {
  show(() => ['one', 'two', 'three', 'four'].forEach((text) => toast.info(text)));
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'two',
    'three',
    'four',
  ]);
});

test('after Undo under the pointer the next toast ends by itself', () => {
  show(() => toast.undo('Rice removed', () => undefined));
  fireEvent.pointerEnter(screen.getByRole('list'));
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
  show(() => toast.info('Saved'));
  pass(3000);
  expect(screen.queryByText('Saved')).toBeNull();
});

test('a later message hides a message, and no Undo', () => {
  const isHidden = (text: string) =>
    screen.getByText(text).closest('li')?.classList.contains('hidden');
  show(() => toast.undo('Rice removed', () => undefined));
  show(() => toast.info('You are online'));
  show(() => toast.success('Item updated!'));
  expect(['Rice removed', 'You are online', 'Item updated!'].map(isHidden)).toEqual([
    false,
    true,
    false,
  ]);
});
