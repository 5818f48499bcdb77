import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';

import { FilterChip } from './FilterChip.tsx';
import { Picture } from './Picture.tsx';

const image = () => document.querySelector('img');
function breaks(): void {
  const shown = image();
  if (shown) fireEvent.error(shown);
}

test('the fallback of a failed picture goes when the source changes', () => {
  const { rerender } = render(<Picture src="/a.webp" fallback={<p>no picture</p>} />);
  expect(screen.queryByText('no picture')).toBeNull();
  breaks();
  expect(screen.getByText('no picture')).toBeVisible();
  expect(image()).toBeNull();
  rerender(<Picture src="/b.webp" fallback={<p>no picture</p>} />);
  expect(image()).toHaveAttribute('src', '/b.webp');
  expect(screen.queryByText('no picture')).toBeNull();
});

test('a filter without its picture shows its name', () => {
  render(
    <FilterChip pressed={false} onPress={() => undefined} image="/chip.webp">
      Italian
    </FilterChip>,
  );
  expect(image()).toHaveAttribute('src', '/chip.webp');
  breaks();
  expect(image()).toBeNull();
  expect(screen.getByRole('button', { name: 'Italian' })).toBeVisible();
});
