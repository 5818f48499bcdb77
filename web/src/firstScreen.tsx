import { PLACEHOLDER_RECIPE } from '@larder/shared/recipes/recipePage.model';
import type { ReactNode } from 'react';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router';

import { makeQueryClient } from '#platform/http/queryClient.ts';
import { providerQueries } from '#shop/provider/queries/provider.ts';

import { App } from './App.tsx';

/**
 * Prerenders the page at an address as a first visit shows it, before any response. The placeholder recipe
 * needs no response.
 *
 * Errors  what the page throws.
 */
export async function prerenderPage(path: string): Promise<string> {
  const queries = makeQueryClient();
  queries.setQueryData(providerQueries.recipe(PLACEHOLDER_RECIPE.id).queryKey, PLACEHOLDER_RECIPE);
  const Router = ({ children }: { children: ReactNode }) => (
    <StaticRouter location={path}>{children}</StaticRouter>
  );
  const errors: unknown[] = [];
  const { prelude } = await prerender(<App queries={queries} Router={Router} />, {
    // By default React streams large parts to the end of the markup, and a script moves them.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError: (error) => void errors.push(error),
  });
  if (errors.length > 0) throw new AggregateError(errors, `${path} cannot be prerendered`);
  return new Response(prelude).text();
}
