import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { z } from 'zod';

/** From the build: the files that a page needs; `:name` matches any segment. */
const Pages = z.record(z.string(), z.array(z.string()));

/**
 * The `Link` header with which a browser fetches a page's code while it reads the HTML.
 *
 * Shape   a function from a path to the header; undefined for a path without a page.
 */
export function pageCodeLinks(web: string): (path: string) => string | undefined {
  const file = join(web, '.vite', 'pages.json');
  const pages = existsSync(file) ? Pages.parse(JSON.parse(readFileSync(file, 'utf8'))) : {};
  const known = Object.entries(pages).map(([pattern, names]) => ({
    segments: pattern.split('/'),
    link: names.map((name) => `</${name}>; rel=modulepreload`).join(', '),
  }));
  return (path) => {
    const segments = path.split('/');
    return known.find(
      (page) =>
        page.segments.length === segments.length &&
        page.segments.every((part, at) => part.startsWith(':') || part === segments[at]),
    )?.link;
  };
}
