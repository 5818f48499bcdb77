import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

import { median } from '@larder/reliability/src/harness/random.ts';

import { CHROMIUM_FLAGS } from './browser.ts';

/** Fetched when it is run: it brings 150 MB along that nothing else needs. */
const LIGHTHOUSE = 'lighthouse@13.5.0';
export const AREAS = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

/**
 * The preset calls 4 times slower than this machine a phone, which is so on one whose benchmark, taken
 * by Lighthouse before each page, says at least this. Source: its docs/throttling.md, "High-End Desktop".
 */
const FAST_ENOUGH = 1_500;
/** How often a page is tried for each run that counts. */
const TRIES = 4;

export type Scores = Record<(typeof AREAS)[number], number> & {
  /** Audits below full marks in the areas other than performance. */
  faults: readonly string[];
  /** Runs that count, and all there were: the others met a machine that was too slow at the moment. */
  counted: number;
  tried: number;
};

type Report = {
  environment: { benchmarkIndex: number };
  categories: Record<string, { score: number | null; auditRefs: readonly { id: string }[] }>;
  audits: Record<string, { score: number | null; title: string }>;
};

/**
 * Lighthouse's own mobile preset on a page, each time with a fresh browser, while the machine is as
 * fast as the preset takes it to be.
 *
 * Units   0..100, the median of the runs that count; of all, when the machine never was.
 */
export async function lighthouse(
  url: string,
  { runs, chromium }: { runs: number; chromium: string },
): Promise<Scores> {
  const all: Report[] = [];
  const fast = () => all.filter(({ environment }) => environment.benchmarkIndex >= FAST_ENOUGH);
  while (fast().length < runs && all.length < runs * TRIES) all.push(await recorded(url, chromium));
  const counting = fast();
  const reports = counting.length > 0 ? counting : all;
  const scoreOf = (area: string) =>
    median(reports.map(({ categories }) => Math.round((categories[area]?.score ?? 0) * 100)));
  return {
    performance: scoreOf('performance'),
    accessibility: scoreOf('accessibility'),
    'best-practices': scoreOf('best-practices'),
    seo: scoreOf('seo'),
    faults: [...new Set(reports.flatMap(faultsOf))],
    counted: counting.length,
    tried: all.length,
  };
}

/** A trace that Lighthouse lost says nothing of the page; then it is recorded again, once. */
async function recorded(url: string, chromium: string): Promise<Report> {
  try {
    return await once(url, chromium);
  } catch (error) {
    if (!(error instanceof Error && /run Lighthouse again/.test(error.message))) throw error;
    return once(url, chromium);
  }
}

async function once(url: string, chromium: string): Promise<Report> {
  const folder = mkdtempSync(join(tmpdir(), 'larder-lighthouse-'));
  const file = join(folder, 'report.json');
  try {
    await promisify(execFile)(
      'npx',
      [
        '--yes',
        LIGHTHOUSE,
        url,
        '--quiet',
        '--output=json',
        `--output-path=${file}`,
        `--only-categories=${AREAS.join(',')}`,
        `--chrome-flags=--headless=new ${CHROMIUM_FLAGS.join(' ')}`,
      ],
      { env: { ...process.env, CHROME_PATH: chromium } },
    );
    return JSON.parse(readFileSync(file, 'utf8'));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function faultsOf({ categories, audits }: Report): string[] {
  return AREAS.filter((area) => area !== 'performance').flatMap((area) =>
    (categories[area]?.auditRefs ?? []).flatMap(({ id }) => {
      const audit = audits[id];
      return audit && audit.score !== null && audit.score < 1 ? [`${area}: ${audit.title}`] : [];
    }),
  );
}
