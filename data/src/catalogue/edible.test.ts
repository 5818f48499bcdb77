import { expect, test } from 'vitest';

import { parseEdible, readEdible } from './edible.ts';
import { readFacts } from './facts.ts';

const HEADING = 'name,edible,drained,figures,source';

test('every food of the file is one of the catalogue', () => {
  const names = new Set(readFacts().map(({ name }) => name));
  expect([...readEdible().keys()].filter((name) => !names.has(name))).toEqual([]);
});

test('the catalogue takes its shares from the file', () => {
  const share = (food: string): unknown => readFacts().find(({ name }) => name === food)?.edible;
  expect(share('Mussels')).toEqual({ share: 0.27, drained: null, figures: 'all' });
  expect(share('Canned chickpeas')).toEqual({ share: 1, drained: 0.6, figures: 'drained' });
  expect(share('Carrot')).toEqual({ share: 1, drained: null, figures: 'all' });
});

test.for([
  ['Crab,0,,all,x', 'Crab: "0" is no share', 'nothing to eat'],
  ['Crab,1.1,,all,x', 'Crab: "1.1" is no share', 'more than there is'],
  ['Crab,,,all,x', 'Crab: "" is no share', 'left out'],
  ['Crab,1,2,all,x', 'Crab: "2" is no share', 'drained to more'],
  ['Crab,1,,raw,x', 'Crab: "raw"', 'an unknown word'],
  ['Crab,1,,all,x\nCrab,1,,all,x', 'Crab came before', 'twice'],
] as const)('%s is refused: %s (%s)', ([rows, message]) => {
  expect(() => parseEdible(`${HEADING}\n${rows}`)).toThrow(message);
});
