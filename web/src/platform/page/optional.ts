import { type ComponentType, lazy } from 'react';

/** A lazily loaded component that pages can do without: when it cannot be loaded, it shows nothing. */
export function optional<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const none: ComponentType<Props> = () => null;
  return lazy(async () => ({ default: await load().catch(() => none) }));
}
