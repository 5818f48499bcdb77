import * as z from 'zod/mini';

import { stored } from '#lib/stored';

type Theme = 'light' | 'dark';

const kept = stored({
  key: 'theme',
  schema: z.enum(['light', 'dark']),
  empty: 'light',
  as: 'text',
});

/** The chosen theme, in every tab. `index.html` puts it on the page before the first paint. */
export const useTheme = kept.use;

/** Chooses a theme and remembers it. */
export function setTheme(theme: Theme): void {
  kept.set(theme);
}

/** Puts the theme on the page's root, now and whenever it changes. Returns what ends it. */
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
