import { FACT_LIMITS } from '@larder/shared/food/catalogueFacts';
import { z } from 'zod';

import { shown } from './fillRecipes.ts';
import type { Lab } from './lab.ts';

/** Names of one ingredient, one after the other; and names that are dismissed. */
export async function fillCatalogue({ call, must, world, untilRefused }: Lab) {
  const token = world.admin;
  const [ingredient_id] = world.catalogue;
  await untilRefused({ of: 'aliases', most: FACT_LIMITS.aliases + 40 }, (n) =>
    call('POST', `/admin/ingredient/${ingredient_id}/alias`, {
      token,
      body: { alias: `${n} ${'a'.repeat(90)}` },
    }),
  );
  for (let n = 0; n < 100; n += 1)
    await must(z.unknown(), 'PUT /admin/unmatched/dismissal', {
      token,
      body: { name: `dismissed ${n}`, dismissed: true },
    });
  return shown(token, ['/admin/ingredients?limit=50', '/admin/audit?limit=50']);
}
