import fc from 'fast-check';
import { expect, test } from 'vitest';

import { clockOf, durationWords, MAX_TIMER, timersOf } from './stepTimers.ts';

const M = 60;
const H = 60 * M;

test.for([
  // text, low, high, what, why this row exists
  ['Simmer 20 minutes.', 20 * M, 20 * M, 'Simmer', 'the plain case'],
  ['Simmer for 20–25 minutes', 20 * M, 25 * M, 'Simmer', 'a range'],
  ['Chill for 1–2 hours.', H, 2 * H, 'Chill', 'hours'],
  ['Chill for 1 to 2 hours.', H, 2 * H, 'Chill', '"to"'],
  ['Roast 8 or 9 min', 8 * M, 9 * M, 'Roast', '"or", short unit'],
  ['Let it rest half an hour.', 30 * M, 30 * M, 'Rest', 'half an hour; a helper verb'],
  ['Boil half a minute', 30, 30, 'Boil', 'half a minute'],
  ['Bake for an hour and a half', 90 * M, 90 * M, 'Bake', 'and a half after the unit'],
  ['Bake two and a half hours', 150 * M, 150 * M, 'Bake', 'and a half before the unit'],
  ['Rest a quarter of an hour', 15 * M, 15 * M, 'Rest', 'a quarter'],
  ['Rest three quarters of an hour', 45 * M, 45 * M, 'Rest', 'three quarters'],
  ['Bake 1 hour 30 minutes', 90 * M, 90 * M, 'Bake', 'two units'],
  ['Bake 1 hour and 15 mins', 75 * M, 75 * M, 'Bake', 'two units with "and"'],
  ['Bake 1 1/2 hours', 90 * M, 90 * M, 'Bake', 'a mixed number'],
  ['Bake 1½ hours', 90 * M, 90 * M, 'Bake', 'a sign'],
  ['Bake ½ hour', 30 * M, 30 * M, 'Bake', 'a sign alone'],
  ['Bake 3/4 hour', 45 * M, 45 * M, 'Bake', 'a fraction'],
  ['Bake 1.5 hours', 90 * M, 90 * M, 'Bake', 'a decimal'],
  ['Microwave 30 seconds', 30, 30, 'Microwave', 'seconds'],
  ['Fry 45 seconds to 1 minute', 45, 60, 'Fry', 'a range across units'],
  ['Steam for twenty-five minutes', 25 * M, 25 * M, 'Steam', 'a word'],
  ['A 10-minute simmer', 10 * M, 10 * M, '', 'a hyphen, and the verb comes later'],
  ['Fry 3 minutes per side', 3 * M, 3 * M, 'Fry', 'per side'],
  ['Cover and cook for about 5 minutes more', 5 * M, 5 * M, 'Cook', 'the nearest verb'],
  ['Bring to a boil and cook 5 minutes', 5 * M, 5 * M, 'Cook', 'the last of two'],
  ['Heat the oil. Wait 5 minutes', 5 * M, 5 * M, '', 'a verb of another sentence'],
  ['Boil in 1.5 l of water 5 min', 5 * M, 5 * M, 'Boil', 'a decimal ends no sentence'],
  ['Soak overnight or 8 hours', 8 * H, 8 * H, 'Soak', 'a word that is no time'],
  ['COOK 5 MINUTES', 5 * M, 5 * M, 'Cook', 'capitals'],
  ['Wait 10 minutes before slicing', 10 * M, 10 * M, '', 'a wait that ends before something'],
  ['Let it sit 5 minutes before serving', 5 * M, 5 * M, 'Sit', 'the same with a verb'],
  ['Cook 10–8 minutes', 8 * M, 10 * M, 'Cook', 'the wrong way round'],
] as const)('"%s": %s', ([text, low, high, what]) => {
  expect(timersOf(text)).toMatchObject([{ low, high, what }]);
});

test.for([
  ['Bake for 1,5 hours', 90 * M, 90 * M, 'a decimal comma'],
  ['Soak 1⁄2 hour', 30 * M, 30 * M, 'the typographic slash'],
  ['Bake thirty-five minutes', 35 * M, 35 * M, 'a word of two parts'],
  ['Bake forty two minutes', 42 * M, 42 * M, 'without a hyphen'],
  ['Roast 1h 30m', 90 * M, 90 * M, 'letters'],
  ['Roast 1 hr. 30 min. on the middle shelf', 90 * M, 90 * M, 'full stops'],
  ['Microwave 1:30 minutes', 90, 90, 'minutes and seconds'],
  ['Braise 1:30 hours', 90 * M, 90 * M, 'hours and minutes'],
  ['Bake between 10 and 15 minutes', 10 * M, 15 * M, 'between'],
  ['Simmer 1 hour to 1 hour 15 minutes', H, 75 * M, 'a range of two parts'],
  ['Boil 8½ to 9½ minutes', 510, 570, 'halves'],
  ['Cook 5 more minutes', 5 * M, 5 * M, 'more'],
  ['Cook for 5 to 7 additional minutes', 5 * M, 7 * M, 'additional'],
  ['Prove 20m', 20 * M, 20 * M, 'one letter'],
  ['Roast 1h30', 90 * M, 90 * M, 'no second unit'],
  ['Roast 2h15, turning once', 135 * M, 135 * M, 'before a comma'],
  ['Microwave 45s', 45, 45, 'seconds as a letter'],
  ['Bake 1-1/2 hours', 90 * M, 90 * M, 'a mixed number with a hyphen'],
  ['Bake 1 to 1½ hours', H, 90 * M, 'a range up to a mixed number'],
  ['Stir a minute or two', M, 2 * M, 'a minute or two'],
  ['Rest half an hour to an hour', 30 * M, H, 'a range from a half'],
  ['Simmer an hour and a quarter', 75 * M, 75 * M, 'and a quarter'],
  ['Boil 3 min 30 s', 210, 210, 'minutes and seconds with their letters'],
  ['Chill 45 min - 1 hr', 45 * M, H, 'a range across units with a hyphen'],
  ['Blend for 3 full minutes', 3 * M, 3 * M, 'full'],
  ['Simmer 5 minutes and quarter the apples', 5 * M, 5 * M, 'a verb that is a part, too'],
  ['Cocer 1 hora y 1/2', 90 * M, 90 * M, 'a Spanish fraction'],
  ['Cuocere 1 ora e 30', 90 * M, 90 * M, 'no second unit behind "and"'],
  ['Boil 1 m 30 s', 90, 90, 'letters with spaces'],
  ['Cuire 10 bonnes minutes', 10 * M, 10 * M, 'a word between'],
  ['Fry 10 or so minutes', 10 * M, 10 * M, 'or so'],
  ['20 Minuten köcheln lassen', 20 * M, 20 * M, 'German'],
  ['Eine halbe Stunde ruhen lassen', 30 * M, 30 * M, 'a German half'],
  ['Etwa anderthalb Stunden schmoren', 90 * M, 90 * M, 'one and a half in German'],
  ['1 Std. 15 Min. backen', 75 * M, 75 * M, 'German abbreviations'],
  ['10 bis 12 Minuten backen', 10 * M, 12 * M, 'a German range'],
  ['Fünfundvierzig Minuten garen', 45 * M, 45 * M, 'a German word'],
  ['Eine Dreiviertelstunde backen', 45 * M, 45 * M, 'three quarters in one word'],
  ['Laisser mijoter une demi-heure', 30 * M, 30 * M, 'a French half'],
  ['Enfourner pour 1 h 30', 90 * M, 90 * M, 'a French time'],
  ['Cuire une heure et demie', 90 * M, 90 * M, 'a French hour and a half'],
  ["Laisser reposer un quart d'heure", 15 * M, 15 * M, 'a French quarter'],
  ['Cuire de 10 à 15 minutes', 10 * M, 15 * M, 'a French range'],
  ['Cuire vingt-cinq minutes', 25 * M, 25 * M, 'a French word'],
  ['Dejar reposar media hora', 30 * M, 30 * M, 'a Spanish half'],
  ['Cocer una hora y media', 90 * M, 90 * M, 'a Spanish hour and a half'],
  ['Hornear de 30 a 35 minutos', 30 * M, 35 * M, 'a Spanish range'],
  ['Cocer veinte minutos', 20 * M, 20 * M, 'a Spanish word'],
  ["Far riposare mezz'ora", 30 * M, 30 * M, 'an Italian half'],
  ["Cuocere un'ora e mezza", 90 * M, 90 * M, 'an Italian hour and a half'],
  ['Cuocere per 10/15 minuti', 10 * M, 15 * M, 'an Italian range'],
  ['Infornare per quarantacinque minuti', 45 * M, 45 * M, 'an Italian word'],
  ['Laat een half uur rusten', 30 * M, 30 * M, 'a Dutch half'],
  ['Stoof anderhalf uur', 90 * M, 90 * M, 'one and a half in Dutch'],
  ['Bak nog een kwartier', 15 * M, 15 * M, 'a Dutch quarter'],
  ['Kook 10 tot 12 minuten', 10 * M, 12 * M, 'a Dutch range'],
  ['Bak vijfentwintig minuten', 25 * M, 25 * M, 'a Dutch word'],
] as const)('"%s": %s', ([text, low, high]) => {
  expect(timersOf(text)).toMatchObject([{ low, high }]);
});

test.for([
  ['Heat the oven to 350 degrees', 'a temperature'],
  ['Stir every 5 minutes', 'a rhythm'],
  ['Take it out 10 minutes before serving', 'a moment'],
  ['Add 2 cups of rice', 'an amount'],
  ['Press a second tortilla on top', 'an ordinal'],
  ['Bake 0 minutes', 'nothing'],
  ['Ferment 25 hours', 'more than a day'],
  ['Take a minced onion', 'a word that starts like a unit'],
  ['Add 20 ml of cream and 5 g of salt', 'units that begin with such letters'],
  ['Popular in the 80s', 'a decade'],
  ['Fry for a few seconds', 'no number'],
  ['Wait several minutes', 'no number'],
  ['Roast 15 minutes per pound', 'a rate'],
  ['Roast 20 min/lb', 'a rate'],
  ['Halve 5 onions and quarter them', 'no unit'],
  ['Serve at 5:30', 'a time of day'],
  ['Stir once', 'a number of another language'],
  ['Alle 5 Minuten umrühren', 'a German rhythm'],
  ['Mélanger toutes les 10 minutes', 'a French rhythm'],
  ['Remover cada 5 minutos', 'a Spanish rhythm'],
  ['Mescolare ogni 5 minuti', 'an Italian rhythm'],
  ['Roer om de 5 minuten', 'a Dutch rhythm'],
  ['30 Minuten vorher aus dem Kühlschrank nehmen', 'a German moment'],
  ['Sortir la viande 30 minutes avant de servir', 'a French moment'],
  ['', 'no text'],
] as const)('"%s" has none: %s', ([text]) => {
  expect(timersOf(text)).toEqual([]);
});

test('several times keep their order, places and verbs', () => {
  const text = 'Fry for 5 minutes. Add the rice, simmer 18 minutes, then rest for 10 min.';
  const timers = timersOf(text);
  expect(timers.map(({ what, low }) => [what, low])).toEqual([
    ['Fry', 5 * M],
    ['Simmer', 18 * M],
    ['Rest', 10 * M],
  ]);
  expect(timers.map(({ from, to }) => text.slice(from, to))).toEqual([
    '5 minutes',
    '18 minutes',
    '10 min',
  ]);
});

test.for([
  ['Bake 1 hour. 30 minutes later turn it.', ['1 hour', '30 minutes'], 'a full stop after a word'],
  ['Roast 1 hr. 30 min. on the middle shelf', ['1 hr. 30 min'], 'a full stop of an abbreviation'],
  ['Fry 5 min. Rest 10 min.', ['5 min', '10 min'], 'two sentences'],
  ['Cook 1 hour 2 eggs', ['1 hour'], 'another number'],
  ['Steam 4 x 10 minutes', ['10 minutes'], 'several times the same'],
] as const)('"%s" has %j: %s', ([text, written]) => {
  expect(timersOf(text).map(({ from, to }) => text.slice(from, to))).toEqual(written);
});

test('at most 8 times of a step are read', () => {
  expect(timersOf('Cook 1 minute. '.repeat(20))).toHaveLength(8);
});

test('reads any text', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 300, unit: 'binary' }), (text) => {
      for (const { low, high, from, to } of timersOf(text)) {
        expect(low).toBeGreaterThanOrEqual(1);
        expect(high).toBeGreaterThanOrEqual(low);
        expect(high).toBeLessThanOrEqual(MAX_TIMER);
        expect(to).toBeGreaterThan(from);
      }
    }),
  );
});

test('any range of minutes is read as written', () => {
  const minutes = fc.integer({ min: 1, max: 600 });
  fc.assert(
    fc.property(minutes, minutes, (low, more) => {
      const high = low + more;
      expect(timersOf(`Cook ${low} to ${high} minutes`)).toMatchObject([
        { low: low * M, high: high * M },
      ]);
    }),
  );
});

test.for([
  [1200, '20:00'],
  [3900, '1:05:00'],
  [59.1, '1:00'],
  [0.2, '0:01'],
  [0, '0:00'],
  [-3, '0:00'],
] as const)('%d s on the clock is %s', ([seconds, text]) => {
  expect(clockOf(seconds)).toBe(text);
});

test.for([
  [20 * M, 20 * M, '20 min'],
  [20 * M, 25 * M, '20–25 min'],
  [90 * M, 90 * M, '1 h 30 min'],
  [H, 2 * H, '1–2 h'],
  [45, 60, '45–60 s'],
  [45, 45, '45 s'],
  [H, 90 * M, '60–90 min'],
  [510, 570, '8½–9½ min'],
  [90, 120, '1½–2 min'],
  [H, 75 * M, '60–75 min'],
] as const)('%d to %d s in words is "%s"', ([low, high, text]) => {
  expect(durationWords({ low, high })).toBe(text);
});
