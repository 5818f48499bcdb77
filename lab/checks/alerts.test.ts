import { readFileSync } from 'node:fs';

import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';

import { NO_PROMTOOL, promtool } from '#reliability/harness/promtool';

const read = (file: string): unknown => parse(readFileSync(`deploy/${file}`, 'utf8'));
const Rules = z.object({
  groups: z.array(z.object({ rules: z.array(z.object({ alert: z.string() })) })),
});
const Tests = z.object({
  tests: z.array(
    z.object({
      alert_rule_test: z.array(
        z.object({ alertname: z.string(), exp_alerts: z.array(z.unknown()) }),
      ),
    }),
  ),
});

const alerts = Rules.parse(read('prometheus-rules.yml')).groups.flatMap(({ rules }) =>
  rules.map(({ alert }) => alert),
);
const cases = Tests.parse(read('alerts.test.yaml')).tests.flatMap((one) => one.alert_rule_test);

test.for(alerts)('%s is made to speak once', (alert) => {
  const ofIt = cases.filter(({ alertname }) => alertname === alert);
  expect(ofIt.filter(({ exp_alerts }) => exp_alerts.length > 0)).not.toEqual([]);
});

test.for([
  ['check', 'config', 'deploy/prometheus.yml'],
  ['check', 'rules', 'deploy/prometheus-rules.yml'],
  ['test', 'rules', 'deploy/alerts.test.yaml'],
])('promtool %s %s %s', (args, { skip }) => {
  const ran = promtool(args);
  if (ran === undefined) return skip(NO_PROMTOOL);
  expect(ran).toMatchObject({ code: 0, text: expect.stringContaining('SUCCESS') });
});
