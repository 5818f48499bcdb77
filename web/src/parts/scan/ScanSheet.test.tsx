import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';

import { fakeScanner } from '#testing/scanner.ts';

import { ScanSheet } from './ScanSheet.tsx';

const SPREAD = '03017620422003';

function open({
  onNumber = async (gtin: string) => ({ isRight: true, words: `It is ${gtin}` }),
} = {}) {
  const asked: string[] = [];
  const onClose = vi.fn<() => void>();
  const { unmount } = render(
    <ScanSheet
      title="Scan"
      text="A pack"
      onNumber={(gtin) => {
        asked.push(gtin);
        return onNumber(gtin);
      }}
      onClose={onClose}
    />,
  );
  return { asked, onClose, unmount, user: userEvent.setup() };
}

test('a pack before the camera is told once, and again after it was away', async () => {
  const camera = fakeScanner();
  const { asked, unmount } = open();
  expect(await screen.findByText(/Hold the bars/)).toBeVisible();
  camera.inView = ['3017620422003'];
  expect(await screen.findByText(`It is ${SPREAD}`)).toBeVisible();
  expect(camera.shakes).toHaveLength(1);
  camera.inView = ['036000291452'];
  await waitFor(() => expect(asked).toEqual([SPREAD, '00036000291452']));
  expect(camera.isOn).toBe(true);
  unmount();
  expect(camera.isOn).toBe(false);
});

test('a look that fails is said, and the camera goes on reading', async () => {
  const camera = fakeScanner();
  camera.isBroken = true;
  const { asked } = open();
  expect(await screen.findByText(/reader could not be loaded/)).toBeVisible();
  camera.isBroken = false;
  camera.inView = ['3017620422003'];
  expect(await screen.findByText(/Hold the bars/)).toBeVisible();
  await waitFor(() => expect(asked).toEqual([SPREAD]));
});

test('the camera is off while the page is hidden, and back with it', async () => {
  const camera = fakeScanner();
  open();
  await screen.findByText(/Hold the bars/);
  const hidden = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  act(() => void fireEvent(document, new Event('visibilitychange')));
  expect(screen.getByText(/while this page is hidden/)).toBeVisible();
  expect(camera.isOn).toBe(false);
  hidden.mockRestore();
  act(() => void fireEvent(document, new Event('visibilitychange')));
  expect(await screen.findByText(/Hold the bars/)).toBeVisible();
  expect(camera.isOn).toBe(true);
});

test.for([
  ['NotAllowedError', /may not use the camera/],
  ['NotFoundError', /No camera was found/],
  ['NotReadableError', /used by another program/],
  ['OverconstrainedError', /could not be started/],
] as const)('a camera that is refused with %s is explained', async ([refuse, words]) => {
  fakeScanner({ refuse });
  open();
  expect(await screen.findByText(words)).toBeVisible();
});

test('a number is typed, as a scanner in the hand does; a wrong one is explained', async () => {
  fakeScanner({ refuse: 'NotFoundError' });
  const { asked, user } = open();
  const box = await screen.findByLabelText('Type the number');
  await user.type(box, '3017620422004{Enter}');
  expect(box).toHaveAccessibleDescription('The number has a wrong check digit');
  expect(asked).toEqual([]);
  await user.clear(box);
  await user.type(box, '3017620422003{Enter}036000291452{Enter}');
  expect(asked).toEqual([SPREAD, '00036000291452']);
  expect(box).toHaveValue('');
  expect(box).toHaveFocus();
  expect(box).toBeValid();
});

test('a chosen picture is read; one without bars, and one that is none, are said', async () => {
  const camera = fakeScanner({ refuse: 'NotFoundError' });
  const { asked, user } = open();
  const choose = await screen.findByLabelText('Choose a picture');
  await user.upload(choose, new File(['x'], 'shelf.png', { type: 'image/png' }));
  expect(await screen.findByText(/No barcode was found/)).toBeVisible();
  camera.inView = ['3017620422003'];
  await user.upload(choose, new File(['x'], 'pack.png', { type: 'image/png' }));
  await waitFor(() => expect(asked).toEqual([SPREAD]));
  fireEvent.change(choose, {
    target: { files: [new File(['x'], 'a.txt', { type: 'text/plain' })] },
  });
  expect(await screen.findByText(/cannot be opened/)).toBeVisible();
});

test('a reader that does not load is not called a picture that cannot be opened', async () => {
  const camera = fakeScanner({ refuse: 'NotFoundError' });
  camera.isBroken = true;
  const { user } = open();
  const choose = await screen.findByLabelText('Choose a picture');
  await user.upload(choose, new File(['x'], 'pack.png', { type: 'image/png' }));
  expect(await screen.findByText(/reader could not be loaded/)).toBeVisible();
});

test('a look-up that fails is said, and buzzes as a wrong number does', async () => {
  const camera = fakeScanner({ refuse: 'NotFoundError' });
  const { user } = open({ onNumber: () => Promise.reject(new TypeError('Failed to fetch')) });
  await user.type(await screen.findByLabelText('Type the number'), '3017620422003{Enter}');
  expect(await screen.findByRole('alert')).toHaveTextContent('could not be looked up');
  expect(camera.shakes).toEqual([[160, 60, 160]]);
});
