import { readFileSync } from 'node:fs';

import { beforeAll, describe, expect, test } from 'vitest';

import type { Db } from '#platform/db/db';

import { makeMetrics } from './metrics.ts';

const DEPLOY = new URL('../../../../deploy/', import.meta.url);
const fileOf = (name: string) => readFileSync(new URL(name, DEPLOY), 'utf8');

type Panel = { title: string; targets: { expr: string }[] };
const { panels } = JSON.parse(fileOf('grafana-dashboard.json')) as { panels: Panel[] };
const alerts = [...fileOf('prometheus-rules.yml').matchAll(/- alert: (\w+)\n\s+expr: (.+)/g)];
const asked = [
  ...panels.flatMap(({ title, targets }) => targets.map(({ expr }) => [title, expr] as const)),
  ...alerts.map(([, name = '', expr = '']) => [name, expr] as const),
];

/** What others tell: Prometheus itself, and the dumps of PostgreSQL through the node exporter. */
const OTHERS = [
  'up',
  ...[...fileOf('backup.sh').matchAll(/^(larder_\w+) /gm)].map(([, name = '']) => name),
];
const WORDS = ['and', 'by', 'unless'];

/** Names and labels of the metrics that a PromQL expression reads. */
function readBy(expr: string) {
  const labels = [...expr.matchAll(/(\w+)\{([^}]*)\}/g)].flatMap(([, name = '', inside = '']) =>
    [...inside.matchAll(/(\w+)\s*[=!]/g)].map(([, label = '']) => ({ name, label })),
  );
  const bare = expr
    .replaceAll(/\{[^}]*\}|\[[^\]]*\]|"[^"]*"/g, '')
    .replaceAll(/\b(by|without|on)\s*\([^)]*\)/g, '');
  const names = [...bare.matchAll(/\b[a-z_][a-z0-9_]*\b(?!\s*\()/g)].map(([name]) => name);
  return { labels, names: names.filter((name) => !WORDS.includes(name)) };
}

let series: Map<string, readonly string[]>;
beforeAll(async () => {
  const load = () => ({ total: 0, idle: 0, waiting: 0, retried: 0 });
  const { registry, measureProcess } = makeMetrics({ load } as unknown as Db);
  measureProcess();
  const metrics = registry.getMetricsAsArray() as unknown as {
    name: string;
    type: string;
    labelNames: readonly string[];
  }[];
  series = new Map(
    metrics.flatMap(({ name, type, labelNames }) =>
      (type === 'histogram' ? ['_bucket', '_sum', '_count'] : ['']).map(
        (end) => [name + end, labelNames] as const,
      ),
    ),
  );
});

test('what is not known is not told: 0 would be long ago, or nothing left', async () => {
  const load = () => ({ total: 0, idle: 0, waiting: 0, retried: 0 });
  const { registry, lastBackup, providerBudgetLeft } = makeMetrics({ load } as unknown as Db);
  const unknown = /^(backup_last_success_timestamp_seconds|provider_budget_left) \d/gm;
  expect(await registry.metrics()).not.toMatch(unknown);
  lastBackup.set(1);
  providerBudgetLeft.set(0);
  expect((await registry.metrics()).match(unknown)).toHaveLength(2);
});

describe('the dashboard and the alerts ask for what is there', () => {
  test('there are some of both', () => {
    expect(panels.length).toBeGreaterThan(10);
    expect(alerts.length).toBe(fileOf('prometheus-rules.yml').split('- alert:').length - 1);
    expect(alerts.length).toBeGreaterThan(10);
  });

  test('a name or a label that is not there is found', () => {
    expect(readBy('sum by (a) (rate(b_total{job="x", c!~"y"}[5m])) / d > 3')).toEqual({
      names: ['b_total', 'd'],
      labels: [
        { name: 'b_total', label: 'job' },
        { name: 'b_total', label: 'c' },
      ],
    });
  });

  test.for(asked)('%s: %s', ([, expr]) => {
    const { names, labels } = readBy(expr);
    expect(names.length).toBeGreaterThan(0);
    for (const name of names) expect([...series.keys(), ...OTHERS]).toContain(name);
    const missing = labels.filter(
      ({ name, label }) => label !== 'job' && !series.get(name)?.includes(label),
    );
    expect(missing).toEqual([]);
  });
});
