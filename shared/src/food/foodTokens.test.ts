import { expect, test } from 'vitest';

import { foodTokens } from './foodTokens.ts';

test.for([
  ['Tomatoes', 'tomato', '-oes'],
  ['berries', 'berry', '-ies'],
  ['radishes', 'radish', '-shes'],
  ['bay leaves', 'bay leaf', '-ves'],
  ['peas', 'pea', 'a short word'],
  ['french fries', 'french fry', '-ies of a short word'],
  ['cookies veggies', 'cookie veggie', '-ies of words in -ie'],
  ['cheeses cases sizes', 'cheese case size', '-es of words in -e'],
  ['chillis kiwis zucchinis', 'chili kiwi zucchini', 'of words in -i'],
  ['molasses haggis', 'molasses haggis', 'no plurals'],
  ['hummus asparagus couscous', 'hummus asparagus couscous', '-us is no plural'],
  ['swiss', 'swiss', '-ss is no plural'],
  ['Jalapeños', 'jalapeno', 'accents'],
  ["confectioners' sugar", 'confectioner sugar', 'an apostrophe'],
  ['salt & pepper', 'salt and pepper', 'an ampersand'],
  ['half & half', 'halfandhalf', 'one product'],
  ['Philadelphia™ cream', 'philadelphia cream', 'a trademark'],
  ['chiles chillies chilis', 'chili chili chili', 'one spelling'],
  ['all-purpose flour', 'allpurpose flour', 'hyphens and spaces are the same'],
  ['all purpose flour', 'allpurpose flour', 'hyphens and spaces are the same'],
  ['less-sodium, reduced-sodium', 'lowsodium lowsodium', 'one meaning'],
  ['2% milk', '2% milk', 'a percentage says what it is'],
  ['90/10 ground beef', '90/10 ground beef', 'so does the share of lean meat'],
  ['1/2 cup', '1 2 cup', 'a fraction does not'],
] as const)('the words of "%s" are "%s": %s', ([text, tokens]) => {
  expect(foodTokens(text).join(' ')).toBe(tokens);
});

test.for([
  ['\uFDFA', 'characters that stand for 18 others, four words each'],
  ['a ', 'words of one letter'],
] as const)('of 200 times "%s" the first 40 words are read: %s', ([text]) => {
  expect(foodTokens(text.repeat(200))).toHaveLength(40);
});
