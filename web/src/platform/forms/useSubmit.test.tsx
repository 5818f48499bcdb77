import { act, screen } from '@testing-library/react';
import { useForm } from 'react-hook-form';
import { expect, test, vi } from 'vitest';

import { ApiError } from '#platform/http/apiError.ts';
import { openPage } from '#testing/page.tsx';

import { useSubmit } from './useSubmit.ts';

type Order = { name: string; pack: string };

/** A form with two boxes, and the outcomes of its requests. */
function open() {
  const answer = Promise.withResolvers<string>();
  const send = vi.fn<(sent: Order) => Promise<string>>(() => answer.promise);
  const onSuccess = vi.fn<(answer: string, sent: Order) => void>();
  const onDone = vi.fn<(answer: string, sent: Order) => void>();
  const onError = vi.fn<(error: Error) => void>();
  function Page() {
    const form = useForm<Order>({ defaultValues: { name: 'Rice', pack: '500' } });
    const { errors } = form.formState;
    const { submit, isSending, error } = useSubmit(
      { mutationFn: send },
      { form, success: 'Sent', failed: ({ name }) => `${name} failed`, onSuccess, onDone, onError },
    );
    return (
      <form onSubmit={(event) => void form.handleSubmit(submit)(event)}>
        <input aria-label="Name" {...form.register('name')} />
        <input aria-label="Pack" {...form.register('pack')} />
        <p>{[errors.name?.message, errors.pack?.message].join(', ')}</p>
        <output>{error?.message}</output>
        <button type="submit" aria-busy={isSending}>
          Send
        </button>
      </form>
    );
  }
  const page = openPage(<Page />, { at: '/form' });
  return {
    answer,
    send,
    onSuccess,
    onDone,
    onError,
    press: () => page.user.click(screen.getByRole('button', { name: 'Send' })),
    leave: () => act(() => page.router.navigate('/elsewhere')),
  };
}

const RICE = { name: 'Rice', pack: '500' };

test('success shows a toast and moves the person on', async () => {
  const { press, answer, onSuccess, onDone } = open();
  await press();
  answer.resolve('yes');
  expect(await screen.findByText('Sent')).toBeVisible();
  expect(onSuccess).toHaveBeenCalledWith('yes', RICE);
  expect(onDone).toHaveBeenCalledWith('yes', RICE);
});

test('success after unmount shows a toast and moves nobody', async () => {
  const { press, leave, answer, onSuccess, onDone } = open();
  await press();
  await leave();
  answer.resolve('yes');
  expect(await screen.findByText('Sent')).toBeVisible();
  expect(onSuccess).toHaveBeenCalledWith('yes', RICE);
  expect(onDone).not.toHaveBeenCalled();
});

test('a pending form does not submit again', async () => {
  const { press, send } = open();
  await press();
  await press();
  expect(screen.getByRole('button')).toHaveAttribute('aria-busy', 'true');
  expect(send).toHaveBeenCalledOnce();
});

test('two presses before the page could draw submit once', async () => {
  const { send, answer, onDone } = open();
  const button = screen.getByRole('button', { name: 'Send' });
  act(() => {
    button.click();
    button.click();
  });
  answer.resolve('yes');
  expect(await screen.findByText('Sent')).toBeVisible();
  expect(send).toHaveBeenCalledOnce();
  expect(onDone).toHaveBeenCalledOnce();
});

test('a failure stays in the form until the next attempt', async () => {
  const { press, answer, send, onError, onDone } = open();
  await press();
  answer.reject(new Error('no'));
  expect(await screen.findByText('no')).toBeVisible();
  expect(screen.queryByText('Rice failed')).toBeNull();
  expect(onError).toHaveBeenCalledOnce();
  send.mockResolvedValue('yes');
  await press();
  expect(await screen.findByText('Sent')).toBeVisible();
  expect(screen.queryByText('no')).toBeNull();
  expect(onDone).toHaveBeenCalledOnce();
});

test('a failure after unmount is a toast', async () => {
  const { press, leave, answer, onError } = open();
  await press();
  await leave();
  answer.reject(new Error('no'));
  expect(await screen.findByText('Rice failed')).toBeVisible();
  expect(onError).not.toHaveBeenCalled();
});

test('the server’s field errors are shown at their boxes, and the first gets the focus', async () => {
  const { press, answer } = open();
  await press();
  const fields = [
    { field: 'orders.0.key', message: 'is no box' },
    { field: 'orders.0.pack', message: 'must be above 0' },
    { field: 'orders.0.name', message: 'must not be empty' },
  ];
  answer.reject(new ApiError(400, { error: 'invalid_request', message: '', details: { fields } }));
  expect(await screen.findByText('must not be empty, must be above 0')).toBeVisible();
  expect(screen.getByLabelText('Pack')).toHaveFocus();
});
