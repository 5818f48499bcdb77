import { cents } from '@larder/shared/basics/money';
import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';

import { RejectDialog } from '#parts/orders/RejectDialog.tsx';
import { StatusBadge } from '#parts/orders/StatusBadge.tsx';
import { announce } from '#platform/page/announce.ts';
import { initials } from '#ui/Avatar.tsx';
import { Button } from '#ui/Button.tsx';
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx';
import { CountBadge } from '#ui/CountBadge.tsx';
import { ErrorState } from '#ui/ErrorState.tsx';
import { LiveRegion } from '#ui/LiveRegion.tsx';
import { Modal } from '#ui/Modal.tsx';
import { Money } from '#ui/Money.tsx';
import { Loading } from '#ui/Skeleton.tsx';

afterEach(() => {
  vi.useRealTimers();
});

test.for([
  ['Green Basket Market', 'GB', 'the first two words'],
  ['maya', 'M', 'one word, in capitals'],
  ['  Ana   Ruiz ', 'AR', 'space around does not count'],
  ['🍋 Lemon', '🍋L', 'a character of two units stays whole'],
  ['', '?', 'no name'],
] as const)('the initials of "%s" are %s: %s', ([name, expected]) => {
  expect(initials(name)).toBe(expected);
});

test.for([
  ['pending', 'Pending', 'the server’s spelling'],
  ['DELIVERED', 'Delivered', 'any letter case'],
  ['Packed', 'Packed', 'an unknown one is shown as it is'],
] as const)('status %s reads %s: %s', ([status, word]) => {
  render(<StatusBadge status={status} />);
  expect(screen.getByText(word)).toBeInTheDocument();
});

test.for([
  [0, '', 'nothing to count'],
  [1, '1, 1 items', 'seen and read out'],
  [99, '99, 99 items', 'the last that fits'],
  [100, '99+, 100 items', 'one more'],
] as const)('a count of %d shows "%s": %s', ([count, text]) => {
  const { container } = render(<CountBadge count={count} unit="items" />);
  expect(container).toHaveTextContent(text);
});

test('money is in dollars with two decimals', () => {
  render(<Money cents={cents(3069)} />);
  expect(screen.getByText('$30.69')).toBeInTheDocument();
});

test('a busy button keeps its text and its focus and ignores clicks', async () => {
  const user = userEvent.setup();
  const onClick = vi.fn<() => void>();
  const onSubmit = vi.fn<() => void>();
  render(
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <Button type="submit" busy onClick={onClick}>
        Save
      </Button>
    </form>,
  );
  const button = screen.getByRole('button', { name: 'Save' });
  await user.click(button);
  expect(button).toHaveFocus();
  expect(onClick).not.toHaveBeenCalled();
  expect(onSubmit).not.toHaveBeenCalled();
});

test('a failure is announced and can be retried', async () => {
  const user = userEvent.setup();
  const retry = vi.fn<() => void>();
  render(<ErrorState title="Error Loading Orders" text="Failed to fetch orders" onRetry={retry} />);
  expect(screen.getByRole('alert')).toHaveTextContent('Failed to fetch orders');
  await user.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(retry).toHaveBeenCalledTimes(1);
});

test('a failure that disappears on retry leaves the focus on the page', async () => {
  const user = userEvent.setup();
  function Page() {
    const [failed, setFailed] = useState(true);
    return (
      <main id="main" tabIndex={-1}>
        {failed && <ErrorState title="Failed to load" onRetry={() => setFailed(false)} />}
      </main>
    );
  }
  render(<Page />);
  await user.click(screen.getByRole('button', { name: 'Try Again' }));
  await vi.waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
});

test('loading is announced after a second only', () => {
  vi.useFakeTimers();
  render(<Loading label="Loading orders">…</Loading>);
  act(() => {
    vi.advanceTimersByTime(999);
  });
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  act(() => {
    vi.advanceTimersByTime(1);
  });
  expect(screen.getByRole('status')).toHaveTextContent('Loading orders');
});

test('announcements are polite, errors assertive', () => {
  const { container } = render(<LiveRegion />);
  const polite = container.querySelector('[aria-live="polite"]');
  const urgent = container.querySelector('[aria-live="assertive"]');
  act(() => announce('12 more recipes'));
  expect(polite).toHaveTextContent('12 more recipes');
  act(() => announce('Not saved', { urgent: true }));
  expect(urgent).toHaveTextContent('Not saved');
  expect(polite).toBeEmptyDOMElement();
});

test('a confirmation starts on Cancel, so that Enter is safe', async () => {
  const user = userEvent.setup();
  const confirm = vi.fn<() => void>();
  const cancel = vi.fn<() => void>();
  render(
    <ConfirmDialog
      title="Delete recipe"
      confirmLabel="Delete"
      onConfirm={confirm}
      onCancel={cancel}
    >
      Are you sure you want to delete this recipe?
    </ConfirmDialog>,
  );
  expect(screen.getByRole('alertdialog', { name: 'Delete recipe' })).toHaveTextContent(
    'Are you sure you want to delete this recipe?',
  );
  expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(cancel).toHaveBeenCalledTimes(1);
  await user.click(screen.getByRole('button', { name: 'Delete' }));
  expect(confirm).toHaveBeenCalledTimes(1);
});

test('a reason dialog focuses its box and submits with Enter', async () => {
  const user = userEvent.setup();
  const confirm = vi.fn<(rejection: { reason: string; missing: string[] }) => void>();
  render(
    <RejectDialog
      order={{ order_id: '01890000-0000-7000-8000-000000000001', items: [] }}
      busy={false}
      onReject={confirm}
      onCancel={vi.fn<() => void>()}
    />,
  );
  await user.keyboard(' sold out {Enter}');
  expect(confirm).toHaveBeenCalledExactlyOnceWith({ reason: 'sold out', missing: [] });
});

test('the second press of a double one that closed a modal is for nothing below it', () => {
  vi.useFakeTimers();
  const below = vi.fn<() => void>();
  const page = (isOpen: boolean) => (
    <>
      <Button onClick={below}>Below</Button>
      {isOpen && (
        <Modal title="Selected recipes" onClose={vi.fn<() => void>()}>
          <p>No recipes.</p>
        </Modal>
      )}
    </>
  );
  const { rerender } = render(page(true));
  rerender(page(false));
  const press = (detail: number) => fireEvent.click(screen.getByText('Below'), { detail });
  press(2);
  expect(below).not.toHaveBeenCalled();
  press(1);
  expect(below).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(500);
  press(2);
  expect(below).toHaveBeenCalledTimes(2);
});

test.each([0, 1])('a button that acts once ignores second presses, not %i', (detail) => {
  const act = vi.fn<() => void>();
  render(
    <Button once onClick={act}>
      Done here
    </Button>,
  );
  const button = screen.getByText('Done here');
  for (const times of [2, 3, detail]) fireEvent.click(button, { detail: times });
  expect(act).toHaveBeenCalledTimes(1);
});

test('a modal closes by its button and by Escape, and is named by its title', async () => {
  const user = userEvent.setup();
  const close = vi.fn<() => void>();
  render(
    <Modal title="New Ingredients" onClose={close}>
      <p>No new ingredients available.</p>
    </Modal>,
  );
  expect(screen.getByRole('dialog', { name: 'New Ingredients' })).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(close).toHaveBeenCalledTimes(1);
  await user.keyboard('{Escape}');
  expect(close).toHaveBeenCalledTimes(2);
});
