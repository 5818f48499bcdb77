import { readFileSync } from 'node:fs';

import { collectDefaultMetrics } from 'prom-client';
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

/** Metrics that Prometheus adds itself. */
const OWN = ['up'];
const WORDS = ['and', 'by'];

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
  const { registry } = makeMetrics({ load } as unknown as Db);
  collectDefaultMetrics({ register: registry });
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
    for (const name of names) expect([...series.keys(), ...OWN]).toContain(name);
    const missing = labels.filter(
      ({ name, label }) => label !== 'job' && !series.get(name)?.includes(label),
    );
    expect(missing).toEqual([]);
  });
});
