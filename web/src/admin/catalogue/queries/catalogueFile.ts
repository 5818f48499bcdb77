import { MAX_ROWS } from '@larder/shared/basics/page.model';
import {
  type CatalogueRow,
  importCatalogue,
  previewCatalogue,
} from '@larder/shared/food/adminCatalogueFile.calls';
import {
  type AdminIngredient,
  listAdminIngredients,
} from '@larder/shared/food/adminIngredients.calls';
import { mutationOptions, type QueryClient } from '@tanstack/react-query';

import { call } from '#platform/http/api.ts';

import { adminIngredientQueries } from './adminIngredients.ts';

/** All active ingredients, however many pages they are. */
export const wholeCatalogueMutation = mutationOptions({
  mutationFn: async () => {
    const all: AdminIngredient[] = [];
    let cursor: string | undefined;
    do {
      const page = await call(listAdminIngredients, {
        query: { limit: MAX_ROWS, ...(cursor !== undefined && { cursor }) },
      });
      all.push(...page.ingredients);
      cursor = page.next_cursor;
    } while (cursor !== undefined);
    return all;
  },
});

export const previewCatalogueMutation = mutationOptions({
  mutationFn: ({
    rows,
  }: {
    fileName: string;
    rows: readonly { row: number; wanted: CatalogueRow }[];
    /** Those that could not be read. */
    wrong: readonly { row: number; name: string; fate: 'refused'; words: string }[];
  }) => call(previewCatalogue, { body: { rows: rows.map(({ wanted }) => wanted) } }),
});

export const importCatalogueMutation = (client: QueryClient) =>
  mutationOptions({
    mutationFn: (body: { rows: CatalogueRow[]; version: number }) =>
      call(importCatalogue, { body }),
    onSettled: () => client.invalidateQueries({ queryKey: adminIngredientQueries.all() }),
  });
