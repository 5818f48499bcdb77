import { fireEvent, render, within } from '@testing-library/react';
import { expect, test } from 'vitest';

import { Button } from './Button.tsx';

test.for([
  [true, 'Enter', true, false],
  [true, 'Enter', false, true],
  [true, 'Tab', true, true],
  [false, 'Enter', true, true],
] as const)('once %s: %s, held %s, reaches the browser: %s', ([once, key, repeat, reaches]) => {
  const { container } = render(<Button once={once}>Accept</Button>);
  expect(fireEvent.keyDown(within(container).getByRole('button'), { key, repeat })).toBe(reaches);
});
