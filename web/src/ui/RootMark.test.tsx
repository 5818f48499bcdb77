import { render } from '@testing-library/react';
import { expect, test } from 'vitest';

import { RootMark } from './RootMark.tsx';

const isMarked = () => document.documentElement.hasAttribute('data-dialog');

test('the root is marked while one of them is shown', () => {
  const first = render(<RootMark of="dialog" />);
  const second = render(<RootMark of="dialog" />);
  expect(isMarked()).toBe(true);
  first.unmount();
  expect(isMarked()).toBe(true);
  second.unmount();
  expect(isMarked()).toBe(false);
});
