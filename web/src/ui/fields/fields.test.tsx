import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';

import { Checkbox } from './Checkbox.tsx';
import { Combobox } from './Combobox.tsx';
import { Field } from './Field.tsx';
import { PasswordField } from './PasswordField.tsx';
import { SearchField } from './SearchField.tsx';
import { SelectField } from './SelectField.tsx';
import { Stepper } from './Stepper.tsx';
import { TextArea } from './TextArea.tsx';

test('a field has its label, hint and error as name and description', () => {
  render(<Field label="Email" hint="We never share it" error="Email is required" />);
  const input = screen.getByRole('textbox', { name: 'Email' });
  expect(input).toBeInvalid();
  expect(input).toHaveAccessibleDescription('We never share it Email is required');
});

test('without hint and error there is no description', () => {
  render(<Field label="Email" />);
  expect(screen.getByLabelText('Email')).toBeValid();
  expect(screen.getByLabelText('Email')).not.toHaveAttribute('aria-describedby');
});

test('the other kinds of field are described the same way', () => {
  render(
    <>
      <TextArea label="Description" error="Too long" />
      <SelectField label="Sort" hideLabel error="Choose one">
        <option>Newest First</option>
      </SelectField>
      <Checkbox label="Rice" hideLabel />
    </>,
  );
  expect(screen.getByRole('textbox', { name: 'Description' })).toHaveAccessibleDescription(
    'Too long',
  );
  expect(screen.getByRole('combobox', { name: 'Sort' })).toHaveAccessibleDescription('Choose one');
  expect(screen.getByRole('checkbox', { name: 'Rice' })).not.toBeChecked();
});

test('a password can be shown, and only the input is called Password', async () => {
  const user = userEvent.setup();
  render(<PasswordField label="Password" defaultValue="hunter22" />);
  const input = screen.getByLabelText(/password/i);
  expect(input).toHaveAttribute('type', 'password');
  await user.click(screen.getByRole('button', { name: 'Show what was typed' }));
  expect(input).toHaveAttribute('type', 'text');
  await user.click(screen.getByRole('button', { name: 'Hide what was typed' }));
  expect(input).toHaveAttribute('type', 'password');
});

test('a search is cleared by its button and by Escape, and keeps the focus', async () => {
  const user = userEvent.setup();
  function Box() {
    const [text, setText] = useState('rice');
    return <SearchField label="Filter items" value={text} onChange={setText} />;
  }
  render(<Box />);
  const box = screen.getByRole('searchbox', { name: 'Filter items' });
  await user.click(screen.getByRole('button', { name: 'Clear' }));
  expect(box).toHaveValue('');
  expect(box).toHaveFocus();
  expect(screen.queryByRole('button', { name: 'Clear' })).toBeNull();
  await user.keyboard('ri{Escape}');
  expect(box).toHaveValue('');
});

test.for([
  [1, 'Decrease', [], 'at its least'],
  [2, 'Decrease', [[1]], 'one above it'],
  [4, 'Increase', [], 'at its most'],
  [3, 'Increase', [[4]], 'one below it'],
] as const)('a stepper at %d: %s calls %o (%s)', async ([value, verb, calls]) => {
  const user = userEvent.setup();
  const onChange = vi.fn<(value: number) => void>();
  render(<Stepper label="servings" value={value} min={1} max={4} onChange={onChange} />);
  const button = screen.getByRole('button', { name: `${verb} servings` });
  await user.click(button);
  expect(onChange.mock.calls).toEqual(calls);
  expect(button).toHaveAttribute('aria-disabled', String(calls.length === 0));
  expect(button).toHaveFocus();
});

const FOODS = ['Rice', 'Ricotta', 'Rigatoni'].map((title) => ({ id: title, title }));

function FoodBox({ onPick }: { onPick: (title: string) => void }) {
  const [text, setText] = useState('');
  return (
    <Combobox
      label="Ingredient"
      text={text}
      onTextChange={setText}
      suggestions={FOODS.filter(({ title }) => title.toLowerCase().startsWith(text))}
      onPick={({ title }) => onPick(title)}
    />
  );
}

async function openBox() {
  const onPick = vi.fn<(title: string) => void>();
  const user = userEvent.setup();
  render(<FoodBox onPick={onPick} />);
  const box = screen.getByRole('combobox', { name: 'Ingredient' });
  await user.type(box, 'ri');
  return { onPick, user, box };
}

test('suggestions open while typing; arrow keys move through them and the box', async () => {
  const { onPick, user, box } = await openBox();
  expect(box).toHaveAttribute('aria-expanded', 'true');
  expect(screen.getByRole('status')).toHaveTextContent('3 suggestions');
  await user.keyboard('{ArrowUp}');
  expect(screen.getByRole('option', { name: 'Rigatoni' })).toHaveAttribute('aria-selected', 'true');
  await user.keyboard('{ArrowDown}');
  expect(box).not.toHaveAttribute('aria-activedescendant');
  await user.keyboard('{ArrowDown}');
  const first = screen.getByRole('option', { name: 'Rice' });
  expect(box).toHaveAttribute('aria-activedescendant', first.id);
  expect(box).toHaveFocus();
  await user.keyboard('{ArrowDown}{Enter}');
  expect(onPick).toHaveBeenCalledWith('Ricotta');
  expect(box).toHaveAttribute('aria-expanded', 'false');
});

test('Enter without an active option picks nothing', async () => {
  const { onPick, user } = await openBox();
  await user.keyboard('{Enter}');
  expect(onPick).not.toHaveBeenCalled();
});

test('Escape closes the suggestions and keeps the text', async () => {
  const { user, box } = await openBox();
  await user.keyboard('{Escape}');
  expect(box).toHaveAttribute('aria-expanded', 'false');
  expect(box).toHaveValue('ri');
});

test('the pointer picks without moving the focus', async () => {
  const { onPick, user, box } = await openBox();
  await user.click(screen.getByRole('option', { name: 'Rigatoni' }));
  expect(onPick).toHaveBeenCalledWith('Rigatoni');
  expect(box).toHaveFocus();
});
