import { nutrientAnswers } from '@larder/shared/food/dailyValues';
import { eachNutrient } from '@larder/shared/food/nutrients';
import type { Nutrition } from '@larder/shared/food/nutrition.model';
import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';

import { NutritionPanel } from './NutritionPanel.tsx';

const amounts = {
  kcal: 527.6,
  protein: 41.2,
  fat: 32,
  saturated: 15.4,
  carbs: 21,
  fibre: 0.4,
  sugar: 12,
  sodium: 1114,
};
const known = eachNutrient(() => 1);
const nutrition: Nutrition = {
  nutrients: nutrientAnswers({ amounts, known }),
  known_share: 1,
  not_known: [],
};

function rows(): (string | null)[][] {
  const table = within(screen.getByRole('region', { name: 'Nutrition' })).getByRole('table');
  return within(table)
    .getAllByRole('row')
    .slice(1)
    .map((row) => [
      within(row).getByRole('rowheader').textContent,
      ...within(row)
        .getAllByRole('cell')
        .map((cell) => cell.textContent),
    ]);
}

test('eight rows say amount and share of a day, sugars without one', () => {
  render(<NutritionPanel nutrition={nutrition} count={15} />);
  expect(rows()).toEqual([
    ['Energy', '528 kcal', '26%'],
    ['Protein', '41 g', '82%'],
    ['Fat', '32 g', '41%'],
    ['saturated', '15 g', '77%'],
    ['Carbohydrate', '21 g', '8%'],
    ['fiber', 'under 1 g', '1%'],
    ['sugars', '12 g', '–no daily amount'],
    ['Sodium', '1,110 mg', '48%'],
  ]);
  expect(screen.getByText(/^Worked out from all 15 ingredients, raw\..*FDA/)).toBeVisible();
  expect(screen.getByText(/^per serving/)).toBeVisible();
});

test.for([
  ['528 kcal', false],
  ['at least 528 kcal', true],
] as const)('"%s" when a minimum: %s', ([text, isMinimum]) => {
  const least = { ...known, kcal: isMinimum ? 0.9 : 0.95 };
  const nutrients = nutrientAnswers({ amounts, known: least });
  render(<NutritionPanel nutrition={{ ...nutrition, nutrients }} count={15} />);
  expect(rows()[0]?.[1]).toBe(text);
});

test('what is not known is named', () => {
  const partly = { ...nutrition, not_known: ['dragon scales', 'salt'] };
  render(<NutritionPanel nutrition={partly} count={15} isOfAll />);
  expect(
    screen.getByText(
      /^Worked out from 13 of 15 ingredients, raw\. Not known: dragon scales, salt\./,
    ),
  ).toBeVisible();
  expect(screen.getByText(/^of the whole recipe/)).toBeVisible();
});

test('another provider’s figures are shown as its own, with our shares', () => {
  const nutrients = [
    { name: 'Calories', amount: 400, unit: 'kcal', percentOfDailyNeeds: 20 },
    { name: 'Fat', amount: 39, unit: 'g', percentOfDailyNeeds: 60 },
    { name: 'Selenium', amount: 4, unit: 'µg' },
  ];
  render(<NutritionPanel nutrition={{ nutrients }} count={5} />);
  expect(rows()).toEqual([
    ['Energy', '400 kcal', '20%'],
    ['Fat', '39 g', '50%'],
  ]);
  expect(screen.getByText(/^As the recipe’s source says\./)).toBeVisible();
});

test('without more than calories there is no panel', () => {
  const nutrients = [{ name: 'Calories', amount: 400, unit: 'kcal' }];
  const { container, rerender } = render(<NutritionPanel nutrition={{ nutrients }} count={5} />);
  expect(container).toBeEmptyDOMElement();
  rerender(<NutritionPanel nutrition={undefined} count={5} />);
  expect(container).toBeEmptyDOMElement();
});
