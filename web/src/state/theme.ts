import * as z from 'zod/mini';

import { stored } from '#lib/stored';

type Theme = 'light' | 'dark';

const kept = stored({
  key: 'theme',
  schema: z.enum(['light', 'dark']),
  empty: 'light',
  as: 'text',
});

/** The chosen theme, in every tab. `index.html` applies it before the first paint. */
export const useTheme = kept.use;

/** Chooses a theme and remembers it. */
export function setTheme(theme: Theme): void {
  kept.set(theme);
}

/** Applies the theme to the root element, now and at each change. Returns the unsubscribe function. */
export function applyTheme(): () => void {
  const apply = (): void => {
    const theme = kept.get();
    const root = document.documentElement;
    root.dataset['theme'] = theme;
    root.classList.toggle('dark-theme', theme === 'dark');
    document
      .querySelector('meta[name="theme-color"]')
      ?.setAttribute('content', theme === 'dark' ? '#111411' : '#fbf8f2');
  };
  apply();
  return kept.subscribe(apply);
}
