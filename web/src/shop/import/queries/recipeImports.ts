import {
  getRecipeImport,
  type RecipeImport,
  saveRecipeImport,
  uploadRecipes,
} from '@larder/shared/recipes/recipeImports.calls';
import { RECIPE_LIMITS } from '@larder/shared/recipes/recipeLimits';
import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query';

import { type BodyOf, call } from '#platform/http/api.ts';
import { ApiError } from '#platform/http/apiError.ts';
import { ownRecipeQueries } from '#shop/saved/queries/recipes.ts';

/** Polling interval while a file is being read. */
const LOOK_MS = 1000;
/** Time before a file is sent again to a busy server, and how often it is. */
const WAIT_MS = 3000;
const MAX_WAITS = 3;

export const importQueries = {
  all: () => ['recipeImports'] as const,
  /** A file with all its rows, polled until it is read. */
  one: (import_id: string) =>
    queryOptions({
      queryKey: [...importQueries.all(), import_id],
      queryFn: async ({ signal }): Promise<RecipeImport> => {
        const params = { id: import_id };
        const first = await call(getRecipeImport, { params, query: {}, signal });
        let { next } = first;
        const rows = [...first.rows];
        while (next !== null) {
          const more: RecipeImport = await call(getRecipeImport, {
            params,
            query: { from: next },
            signal,
          });
          rows.push(...more.rows);
          next = more.next;
        }
        return { ...first, rows, next: null };
      },
      refetchInterval: ({ state }) => (state.data?.status === 'reading' ? LOOK_MS : false),
    }),
};

export const uploadRecipesMutation = mutationOptions({
  mutationFn: (file: File) =>
    call(uploadRecipes, {
      query: { name: file.name.slice(-RECIPE_LIMITS.fileName).toWellFormed() },
      body: file,
    }),
  // The server is busy while it still reads an earlier file.
  retry: (failures, error) =>
    failures < MAX_WAITS && error instanceof ApiError && error.code === 'busy',
  retryDelay: WAIT_MS,
});

type Rows = BodyOf<typeof saveRecipeImport>['rows'];

/** Saves rows; those that are refused say why. */
export const saveImportMutation = (client: QueryClient) =>
  mutationOptions({
    mutationFn: ({ import_id, rows }: { import_id: string; rows: Rows }) =>
      call(saveRecipeImport, { params: { id: import_id }, body: { rows } }),
    onSuccess: async (_, { import_id }) => {
      await Promise.all([
        client.invalidateQueries({ queryKey: ownRecipeQueries.all() }),
        client.invalidateQueries({ queryKey: importQueries.one(import_id).queryKey }),
      ]);
    },
  });
