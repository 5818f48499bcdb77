import { execFile } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';

import { CHROMIUM_FLAGS } from '@larder/e2e/chromium.ts';

import { tempFolder } from '#reliability/harness/folder';
import { median } from '#reliability/harness/random';

/** Downloaded by the run: 150 MB of dependencies that nothing else needs. */
const LIGHTHOUSE = 'lighthouse@13.5.0';
export const AREAS = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

/**
 * The preset's processor slow-down. It fits a machine whose Lighthouse benchmark is `PRESET_INDEX`, the
 * middle of the preset's class. Source: Lighthouse's docs/throttling.md, "High-End Desktop", 1500 to 2000.
 */
const PRESET_SLOW_DOWN = 4;
const PRESET_INDEX = 1_750;

export type Scores = Record<(typeof AREAS)[number], number> & {
  /** Performance of the same visits with the slow-down that fits this machine. */
  calibrated: number;
  /** Lowest and highest benchmark index of the machine, by Lighthouse. */
  index: readonly [number, number];
  /** Audits below full marks outside of performance. */
  faults: readonly string[];
};

type Report = {
  environment: { benchmarkIndex: number };
  categories: Record<string, { score: number | null; auditRefs: readonly { id: string }[] }>;
  audits: Record<string, { score: number | null; title: string }>;
};
type Visit = { url: string; chromium: string };

/**
 * Lighthouse's mobile preset on a page, with a fresh browser each time; also with the slow-down that fits
 * this machine, derived from the benchmark of the same run (Lighthouse's docs/throttling.md).
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
  using temporary = tempFolder();
  const folder = temporary.path;
  await run(visit, [`--gather-mode=${folder}`]);
  const preset = await judged(visit, folder, PRESET_SLOW_DOWN);
  const { benchmarkIndex } = preset.environment;
  const slowDown = (PRESET_SLOW_DOWN * benchmarkIndex) / PRESET_INDEX;
  return { preset, phone: await judged(visit, folder, Number(slowDown.toFixed(2))) };
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
