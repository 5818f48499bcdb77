import { expect, test } from 'vitest';

import { withPlainNote } from './dataNotes.rules.ts';

test.for([
  ['1 lb bok choy (, chopped)', '1 lb bok choy, chopped'],
  [
    '1 lb (450 g) bok choy (, chopped (see (2) above))',
    '1 lb (450 g) bok choy, chopped (see (2) above)',
  ],
  ['1 tablespoon butter ((optional; to toast))', '1 tablespoon butter (optional; to toast)'],
  ['1 egg ((large) or two (small))', '1 egg ((large) or two (small))'],
  ['1 egg (large)', '1 egg (large)'],
  ['1 egg(, beaten)', '1 egg(, beaten)'],
  ['(, beaten)', '(, beaten)'],
  ['1 egg, beaten))', '1 egg, beaten))'],
  ['1 egg ((large)), beaten', '1 egg ((large)), beaten'],
] as const)('"%s" is "%s"', ([line, plain]) => {
  expect(withPlainNote(line)).toBe(plain);
});
