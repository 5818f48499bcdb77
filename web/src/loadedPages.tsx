import { type ComponentType, lazy } from 'react';
import type { RouteObject } from 'react-router';

import { RouteBoundary } from '#layouts/RouteBoundary.tsx';
import { whileLoading } from '#platform/page/loading.ts';

type Load = () => Promise<ComponentType>;

/** A lazily loaded component. */
export function fetched(load: Load): ComponentType {
  return lazy(async () => ({ default: await whileLoading(load()) }));
}

/** A page at its address. Errors stay inside the frame. */
export function page(path: string, load: Load): RouteObject {
  const Page = fetched(load);
  return {
    path,
    element: (
      <RouteBoundary>
        <Page />
      </RouteBoundary>
    ),
  };
}

/** The page of an area's unknown addresses. */
export const notFound = (): RouteObject =>
  page('*', async () => (await import('#layouts/NotFoundPage.tsx')).NotFoundPage);
