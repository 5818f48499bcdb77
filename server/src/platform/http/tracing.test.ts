import {
  type Attributes,
  type Context,
  type Span,
  type SpanOptions,
  trace,
} from '@opentelemetry/api';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { testApp } from '#testing/testApp';

type Kept = { name: string; attributes: Attributes; ended: number };

/** An SDK that records the spans it gets. */
const kept: Kept[] = [];

function startSpan(name: string, { attributes = {} }: SpanOptions = {}, _in?: Context): Span {
  const one: Kept = { name, attributes: { ...attributes }, ended: 0 };
  kept.push(one);
  const span: Span = {
    ...trace.wrapSpanContext({ traceId: '1'.repeat(32), spanId: '2'.repeat(16), traceFlags: 1 }),
    setAttribute: (key, value) => {
      if (value !== undefined && value !== null) one.attributes[key] = value;
      return span;
    },
    // Tests of other files in this worker may meet this tracer: what they fail must not fail here.
    setStatus: () => span,
    recordException: () => undefined,
    end: () => {
      one.ended += 1;
    },
  };
  return span;
}

beforeAll(() => {
  trace.setGlobalTracerProvider({
    getTracer: () => ({ startSpan, startActiveSpan: () => expect.unreachable() }),
  });
});
afterAll(() => trace.disable());

test('a request and its statements are spans, with the template of the route and no values', async () => {
  const { app, person } = await testApp();
  const { headers } = await person('user');
  kept.length = 0;
  const answer = await app.inject({ url: '/api/user/orders?limit=20', headers });
  expect(answer.statusCode).toBe(200);
  const [request, ...statements] = kept;
  expect(request).toMatchObject({
    name: 'GET /api/user/orders',
    attributes: { 'http.route': '/api/user/orders', 'http.response.status_code': 200 },
    ended: 1,
  });
  expect(statements.length).toBeGreaterThan(0);
  for (const { name, attributes, ended } of statements) {
    expect([name, ended]).toEqual(['query', 1]);
    expect(attributes['db.query.text']).toMatch(/select/i);
  }
});

test('a refusal has its code', async () => {
  const { app } = await testApp();
  kept.length = 0;
  await app.inject('/api/user/orders');
  expect(kept[0]).toMatchObject({
    attributes: { 'http.response.status_code': 401, 'error.type': 'not_signed_in' },
    ended: 1,
  });
});
