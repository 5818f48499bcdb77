import { execFile } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';

import { CHROMIUM_FLAGS } from '@larder/e2e/chromium.ts';

import { makeTempFolder } from '#reliability/harness/folder';
import { median } from '#reliability/harness/random';

/** Downloaded by the run: 150 MB of dependencies that nothing else needs. */
const LIGHTHOUSE = 'lighthouse@13.5.0';
export const AREAS = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

/** The processor slow-down of the mobile preset, on any machine. */
const PRESET_SLOW_DOWN = 4;
/**
 * Lighthouse's benchmark of the phone that the targets are for: the preset's 4 on the machines of index 3,000 where they
 * were set. Chrome's DevTools calibrate to 1,000 for a mid-tier phone, 264 for a low-tier one.
 * Source: docs/decisions/0034-the-same-phone-on-every-machine.md.
 */
const PHONE_INDEX = 750;

export type Scores = Record<(typeof AREAS)[number], number> & {
  /** Performance of the same visits with the preset's slow-down. */
  byPreset: number;
  /** The machine's benchmark at each visit, by Lighthouse. */
  indexes: readonly number[];
  /** Audits below full marks outside of performance. */
  faults: readonly string[];
};

type Report = {
  environment: { benchmarkIndex: number };
  categories: Record<string, { score: number | null; auditRefs: readonly { id: string }[] }>;
  audits: Record<string, { score: number | null; title: string }>;
};
type Visit = { url: string; chromium: string };

/** How many times slower than a machine of this benchmark the phone is. */
export function slowDownOf(index: number): number {
  return Number(Math.max(1, index / PHONE_INDEX).toFixed(2));
}

/**
 * Lighthouse's mobile preset on a page, with a fresh browser each time, and with the slow-down that makes the phone of
 * this machine, by its benchmark at that visit.
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
    performance: scoreOf('phone', 'performance'),
    accessibility: scoreOf('preset', 'accessibility'),
    'best-practices': scoreOf('preset', 'best-practices'),
    seo: scoreOf('preset', 'seo'),
    byPreset: scoreOf('preset', 'performance'),
    indexes,
    faults: [...new Set(pairs.flatMap(({ preset }) => faultsOf(preset)))],
  };
}

/** Repeats once when Lighthouse loses the trace. */
async function recorded(visit: Visit): Promise<{ preset: Report; phone: Report }> {
  try {
    return await once(visit);
  } catch (error) {
    if (!(error instanceof Error && /run Lighthouse again/.test(error.message))) throw error;
    return once(visit);
  }
}

/** One visit, judged twice: the slow-down is simulated from the recording. */
async function once(visit: Visit): Promise<{ preset: Report; phone: Report }> {
  using temporary = makeTempFolder();
  const folder = temporary.path;
  await run(visit, [`--gather-mode=${folder}`]);
  const preset = await judged(visit, folder, PRESET_SLOW_DOWN);
  const slowDown = slowDownOf(preset.environment.benchmarkIndex);
  return { preset, phone: await judged(visit, folder, slowDown) };
}

/** Lighthouse judges a recording by the settings stored in it, so they are changed there. */
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
