import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ComponentProps, useState } from 'react';
import { expect, test, vi } from 'vitest';

import { PictureField } from './PictureField.tsx';

type Pictures = ComponentProps<typeof PictureField>['pictures'];

const PICTURES: Pictures = [
  { image: '/pictures/garlic.webp', name: 'Garlic' },
  { image: '/pictures/leek.webp', name: 'Leek' },
];

/** A form with the field, that tells the picture with which it was sent. */
function PictureForm({
  pictures,
  onSend,
}: {
  pictures: Pictures;
  onSend: (image: string) => void;
}) {
  const [image, setImage] = useState('');
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onSend(image);
      }}
    >
      <PictureField value={image} onChange={setImage} pictures={pictures} />
      <button type="submit">Add</button>
    </form>
  );
}

test('Enter marks the searched picture, then takes it, and only then sends the form', async () => {
  const onSend = vi.fn<(image: string) => void>();
  const user = userEvent.setup();
  render(<PictureForm pictures={PICTURES} onSend={onSend} />);
  await user.type(screen.getByRole('combobox', { name: 'Picture' }), 'lee{Enter}');
  expect(screen.getByRole('option', { name: 'Leek' })).toHaveAttribute('aria-selected', 'true');
  await user.keyboard('{Enter}');
  expect(onSend).not.toHaveBeenCalled();
  await user.keyboard('{Enter}');
  expect(onSend.mock.calls).toEqual([['/pictures/leek.webp']]);
});

test('a picture searched before the pictures are there is not left out of the form that Enter sends', async () => {
  const onSend = vi.fn<(image: string) => void>();
  const user = userEvent.setup();
  const { rerender } = render(<PictureForm pictures={[]} onSend={onSend} />);
  await user.type(screen.getByRole('combobox', { name: 'Picture' }), 'gar{ArrowDown}{Enter}');
  expect(onSend).not.toHaveBeenCalled();
  rerender(<PictureForm pictures={PICTURES} onSend={onSend} />);
  await user.keyboard('{ArrowDown}{Enter}{Enter}');
  expect(onSend.mock.calls).toEqual([['/pictures/garlic.webp']]);
});

test('Enter sends the form when nothing is searched', async () => {
  const onSend = vi.fn<(image: string) => void>();
  const user = userEvent.setup();
  render(<PictureForm pictures={PICTURES} onSend={onSend} />);
  await user.type(screen.getByRole('combobox', { name: 'Picture' }), 'x{Backspace}{Enter}');
  expect(onSend.mock.calls).toEqual([['']]);
});

test('a search that finds no picture says so, and Enter does not send the form', async () => {
  const onSend = vi.fn<(image: string) => void>();
  const user = userEvent.setup();
  render(<PictureForm pictures={PICTURES} onSend={onSend} />);
  await user.type(screen.getByRole('combobox', { name: 'Picture' }), 'leex{Enter}');
  expect(screen.getByText('No pictures found')).toBeVisible();
  expect(onSend).not.toHaveBeenCalled();
  await user.keyboard('{Backspace}');
  expect(screen.queryByText('No pictures found')).toBeNull();
});
