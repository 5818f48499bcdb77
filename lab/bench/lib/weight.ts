import { gzipSync } from 'node:zlib';

import type { Browser } from '@playwright/test';

export type Visit = { js: number; css: number; fonts: number; pictures: number; files: string[] };

/** What a first visit downloads, without a service worker. Units: bytes; code after gzip. */
export async function weighVisit(browser: Browser, url: string): Promise<Visit> {
  const context = await browser.newContext({
    serviceWorkers: 'block',
    viewport: { width: 412, height: 823 },
  });
  const page = await context.newPage();
  const visit: Visit = { js: 0, css: 0, fonts: 0, pictures: 0, files: [] };
  const reading: Promise<void>[] = [];
  page.on('response', (response) => {
    const kind = KINDS[response.request().resourceType()];
    if (!kind || response.status() !== 200) return;
    reading.push(
      response.body().then((body) => {
        const bytes = kind === 'js' || kind === 'css' ? gzipSync(body).length : body.length;
        visit[kind] += bytes;
        visit.files.push(new URL(response.url()).pathname);
      }),
    );
  });
  await page.goto(url, { waitUntil: 'networkidle' });
  await Promise.all(reading);
  await context.close();
  return visit;
}

const KINDS: Readonly<Record<string, 'js' | 'css' | 'fonts' | 'pictures'>> = {
  script: 'js',
  stylesheet: 'css',
  font: 'fonts',
  image: 'pictures',
};
