import { type ComponentType, lazy } from 'react';
import type { RouteObject } from 'react-router';

import { RouteBoundary } from '#layouts/RouteBoundary';
import { whileLoading } from '#lib/loading';

type Load = () => Promise<ComponentType>;

/** A lazily loaded component. */
export function fetched(load: Load): ComponentType {
  return lazy(async () => ({ default: await whileLoading(load()) }));
}

/** A lazily loaded component that pages are whole without: one that cannot be loaded shows nothing. */
export function optional<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const none: ComponentType<Props> = () => null;
  return lazy(async () => ({ default: await load().catch(() => none) }));
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
