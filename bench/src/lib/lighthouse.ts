import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

import { median } from '@larder/reliability/src/harness/random.ts';

import { CHROMIUM_FLAGS } from './browser.ts';

/** Fetched when it is run: it brings 150 MB along that nothing else needs. */
const LIGHTHOUSE = 'lighthouse@13.5.0';
export const AREAS = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

/**
 * The preset takes a phone to be so many times slower than the machine it runs on, which is a phone on a
 * machine whose benchmark, taken by Lighthouse before each page, says `PRESET_INDEX`: the middle of the
 * class that the preset is made for. Source: its docs/throttling.md, "High-End Desktop", 1500 to 2000.
 */
const PRESET_SLOW_DOWN = 4;
const PRESET_INDEX = 1_750;

export type Scores = Record<(typeof AREAS)[number], number> & {
  /** The performance of the same visits on the phone that the preset means. */
  calibrated: number;
  /** The slowest and the fastest that the machine was, by Lighthouse's benchmark. */
  index: readonly [number, number];
  /** Audits below full marks in the areas other than performance. */
  faults: readonly string[];
};

type Report = {
  environment: { benchmarkIndex: number };
  categories: Record<string, { score: number | null; auditRefs: readonly { id: string }[] }>;
  audits: Record<string, { score: number | null; title: string }>;
};
type Visit = { url: string; chromium: string };

/**
 * Lighthouse's mobile preset on a page, each time with a fresh browser. Beside it the same phone on every
 * machine: how much slower than this one it is follows from the benchmark of the same run, as
 * Lighthouse's docs/throttling.md has it.
 *
 * Units   0..100, medians.
 */
export async function lighthouse(
  url: string,
  { runs, chromium }: { runs: number; chromium: string },
): Promise<Scores> {
  const pairs: { preset: Report; phone: Report }[] = [];
  while (pairs.length < runs) pairs.push(await recorded({ url, chromium }));
  const scoreOf = (kind: 'preset' | 'phone', area: string) =>
    median(pairs.map((pair) => Math.round((pair[kind].categories[area]?.score ?? 0) * 100)));
  const indexes = pairs.map(({ preset }) => preset.environment.benchmarkIndex);
  return {
    performance: scoreOf('preset', 'performance'),
    accessibility: scoreOf('preset', 'accessibility'),
    'best-practices': scoreOf('preset', 'best-practices'),
    seo: scoreOf('preset', 'seo'),
    calibrated: scoreOf('phone', 'performance'),
    index: [Math.min(...indexes), Math.max(...indexes)],
    faults: [...new Set(pairs.flatMap(({ preset }) => faultsOf(preset)))],
  };
}

/** A trace that Lighthouse lost says nothing of the page; then it is recorded again, once. */
async function recorded(visit: Visit): Promise<{ preset: Report; phone: Report }> {
  try {
    return await once(visit);
  } catch (error) {
    if (!(error instanceof Error && /run Lighthouse again/.test(error.message))) throw error;
    return once(visit);
  }
}

/** One visit, judged twice: the slow-down is worked out from what was recorded, not applied to it. */
async function once(visit: Visit): Promise<{ preset: Report; phone: Report }> {
  const folder = mkdtempSync(join(tmpdir(), 'larder-lighthouse-'));
  try {
    await run(visit, [`--gather-mode=${folder}`]);
    const preset = await judged(visit, folder, PRESET_SLOW_DOWN);
    const { benchmarkIndex } = preset.environment;
    const slowDown = (PRESET_SLOW_DOWN * benchmarkIndex) / PRESET_INDEX;
    return { preset, phone: await judged(visit, folder, Number(slowDown.toFixed(2))) };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** What was recorded knows its settings, and Lighthouse judges it by no others: so they are changed in it. */
async function judged(visit: Visit, folder: string, slowDown: number): Promise<Report> {
  const file = join(folder, 'artifacts.json');
  const artifacts = JSON.parse(readFileSync(file, 'utf8'));
  artifacts.settings.throttling.cpuSlowdownMultiplier = slowDown;
  writeFileSync(file, JSON.stringify(artifacts));
  const report = join(folder, 'report.json');
  await run(visit, [
    `--audit-mode=${folder}`,
    `--throttling.cpuSlowdownMultiplier=${slowDown}`,
    '--output=json',
    `--output-path=${report}`,
  ]);
  return JSON.parse(readFileSync(report, 'utf8'));
}

async function run({ url, chromium }: Visit, options: readonly string[]): Promise<void> {
  await promisify(execFile)(
    'npx',
    [
      '--yes',
      LIGHTHOUSE,
      url,
      '--quiet',
      `--only-categories=${AREAS.join(',')}`,
      `--chrome-flags=--headless=new ${CHROMIUM_FLAGS.join(' ')}`,
      ...options,
    ],
    { env: { ...process.env, CHROME_PATH: chromium } },
  );
}

function faultsOf({ categories, audits }: Report): string[] {
  return AREAS.filter((area) => area !== 'performance').flatMap((area) =>
    (categories[area]?.auditRefs ?? []).flatMap(({ id }) => {
      const audit = audits[id];
      return audit && audit.score !== null && audit.score < 1 ? [`${area}: ${audit.title}`] : [];
    }),
  );
}
