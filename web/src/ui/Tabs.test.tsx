import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';

import { Tabs } from './Tabs.tsx';

const TABS = ['Corner Shop', 'Old Shop', 'Big Shop'].map((title) => ({
  id: title,
  title,
  content: <input aria-label={`Search ${title}`} />,
}));

function Stores() {
  const [selected, setSelected] = useState<string>();
  return <Tabs label="Your stores" tabs={TABS} selected={selected} onSelect={setSelected} />;
}

const tab = (name: string) => screen.getByRole('tab', { name });
const panel = () => screen.getByRole('tabpanel');

test('the first tab is open; a press opens another', async () => {
  const user = userEvent.setup();
  render(<Stores />);
  expect(screen.getByRole('tablist', { name: 'Your stores' })).toBeVisible();
  expect(tab('Corner Shop')).toHaveAttribute('aria-selected', 'true');
  expect(panel()).toHaveAccessibleName('Corner Shop');
  expect(panel()).toHaveAttribute('id', tab('Corner Shop').getAttribute('aria-controls'));
  await user.click(tab('Big Shop'));
  expect(tab('Big Shop')).toHaveAttribute('aria-selected', 'true');
  expect(panel()).toHaveAccessibleName('Big Shop');
  expect(screen.queryByLabelText('Search Corner Shop')).toBeNull();
});

test.for([
  ['{ArrowRight}', 'Old Shop'],
  ['{ArrowLeft}', 'Big Shop'],
  ['{End}', 'Big Shop'],
  ['{End}{ArrowRight}', 'Corner Shop'],
  ['{End}{Home}', 'Corner Shop'],
  ['{ArrowDown}', 'Corner Shop'],
  ['x', 'Corner Shop'],
] as const)('%s leads to %s', async ([keys, name]) => {
  const user = userEvent.setup();
  render(<Stores />);
  await user.tab();
  await user.keyboard(keys);
  expect(tab(name)).toHaveFocus();
  expect(panel()).toHaveAccessibleName(name);
});

test('the row is one stop of the Tab key', async () => {
  const user = userEvent.setup();
  render(<Stores />);
  await user.tab();
  await user.keyboard('{ArrowRight}');
  await user.tab();
  expect(screen.getByLabelText('Search Old Shop')).toHaveFocus();
  await user.tab({ shift: true });
  expect(tab('Old Shop')).toHaveFocus();
});
