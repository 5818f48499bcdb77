import { expect, test } from 'vitest';

import { testApp } from '#testing/testApp';

test.for([
  ['on', true],
  ['off', false],
] as const)('says whether links can be read: %s', async ([RECIPE_IMPORT, expected]) => {
  const { app } = await testApp({ settings: { RECIPE_IMPORT } });
  expect((await app.inject('/api/config')).json()).toMatchObject({ reads_links: expected });
});
