import { expect, test } from 'vitest';

import { readFacts } from '#catalogue/facts';

import { isDairy, isGluten, isMeatOrFish, isNotVegan, isPerhapsAnimalRennet } from './diets.ts';

const facts = new Map(readFacts().map((fact) => [fact.name, fact]));

function saysOf(name: string): string[] {
  const fact = facts.get(name);
  if (!fact) throw new Error(`no ${name}`);
  return [
    ...(isMeatOrFish(fact) ? ['meat'] : []),
    ...(isPerhapsAnimalRennet(fact) ? ['rennet?'] : []),
    ...(isDairy(fact) ? ['dairy'] : []),
    ...(isNotVegan(fact) ? ['not vegan'] : []),
    ...(isGluten(fact) ? ['gluten'] : []),
  ];
}

test.for([
  ['Hamburger buns', ['dairy', 'not vegan', 'gluten'], 'soft breads are alike'],
  ['White bread', ['dairy', 'not vegan', 'gluten'], 'soft breads are alike'],
  ['Hot dog buns', ['dairy', 'not vegan', 'gluten'], 'soft breads are alike'],
  ['Baguette', ['gluten'], 'flour, water, salt and yeast'],
  ['Dark chocolate (70-85%)', ['dairy', 'not vegan'], 'mostly made where milk chocolate is'],
  ['Semisweet chocolate chips', ['dairy', 'not vegan'], 'with milk fat'],
  ['Unsweetened cocoa powder', [], 'cocoa alone'],
  ['Parmesan cheese', ['rennet?', 'dairy', 'not vegan'], 'its label says which rennet'],
  ['Pecorino Romano', ['meat', 'dairy', 'not vegan'], 'rennet of lambs'],
  ['Gruyere cheese', ['meat', 'dairy', 'not vegan'], 'rennet of calves'],
  ['Cheddar cheese', ['dairy', 'not vegan'], 'mostly without animal rennet'],
  ['Gelatin (unflavored)', ['meat'], 'of bones'],
  ['Eggs', ['not vegan'], 'no milk'],
  ['Honey', ['not vegan'], 'of bees'],
  ['Unsweetened almond milk', [], 'no milk'],
  ['Rye flour', ['gluten'], 'no wheat'],
  ['Rice flour', [], 'neither'],
  ['Tamari', [], 'soy sauce without wheat'],
  ['Soy sauce', ['gluten'], 'with wheat'],
  ['Coconut milk (canned)', [], 'no milk'],
] as const)('%s: %j (%s)', ([name, says]) => {
  expect(saysOf(name)).toEqual(says);
});

test('what contains milk, egg or fish is never vegan', () => {
  const wrong = [...facts.values()].filter(
    (fact) =>
      fact.contains?.some((allergen) => ['milk', 'egg', 'fish', 'shellfish'].includes(allergen)) &&
      !isNotVegan(fact) &&
      !isMeatOrFish(fact),
  );
  expect(wrong.map(({ name }) => name)).toEqual([]);
});
