import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { z } from 'zod';

/** Written by the build: which files the page at an address needs, `:name` standing for any segment. */
const Pages = z.record(z.string(), z.array(z.string()));

/**
 * The `Link` header that lets a browser fetch a page's code while it still reads the shell, instead
 * of finding it out file by file.
 *
 * Shape   a function from an address without its query to the header; undefined for an address that
 *         no page has.
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
