import { useSyncExternalStore } from 'react';
import * as z from 'zod/mini';

import { stored } from '#platform/stored/stored.ts';

import { mediaQuery } from './media.ts';

type Theme = 'light' | 'dark';

const kept = stored({
  key: 'theme',
  schema: z.optional(z.enum(['light', 'dark'])),
  empty: undefined,
  as: 'text',
});
const SYSTEM_DARK = mediaQuery('(prefers-color-scheme: dark)');

/** What somebody chose, in every tab; until then what the system has. `index.html` applies it before the first paint. */
function themeNow(): Theme {
  return kept.get() ?? (SYSTEM_DARK.matches() ? 'dark' : 'light');
}

function subscribe(listener: () => void): () => void {
  const [leaveKept, leaveSystem] = [kept.subscribe(listener), SYSTEM_DARK.subscribe(listener)];
  return () => {
    leaveKept();
    leaveSystem();
  };
}

/** As `themeNow`, in a component; the prerendered page has no system. */
export function useTheme(): Theme {
  return useSyncExternalStore(subscribe, themeNow, () => 'light');
}

/** Chooses a theme and remembers it. */
export function setTheme(theme: Theme): void {
  kept.set(theme);
}

/** Applies the theme to the root element, now and at each change. Returns the unsubscribe function. */
export function applyTheme(): () => void {
  const apply = (): void => {
    const theme = themeNow();
    const root = document.documentElement;
    root.dataset['theme'] = theme;
    root.classList.toggle('dark-theme', theme === 'dark');
    document
      .querySelector('meta[name="theme-color"]')
      ?.setAttribute('content', theme === 'dark' ? '#111411' : '#fbf8f2');
  };
  apply();
  return subscribe(apply);
}
