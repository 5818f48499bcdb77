import { mkdtempSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';

import { expect, onTestFinished, test } from 'vitest';
import { z } from 'zod';

import { start } from '#testing/program';

const Exported = z.object({
  resourceSpans: z.array(
    z.object({
      resource: z.object({
        attributes: z.array(z.object({ key: z.string(), value: z.unknown() })),
      }),
      scopeSpans: z.array(
        z.object({
          spans: z.array(
            z.object({
              name: z.string(),
              traceId: z.string(),
              parentSpanId: z.string().optional(),
            }),
          ),
        }),
      ),
    }),
  ),
});

test(
  'spans reach the collector, within the caller’s, the last ones at the stop',
  { timeout: 180_000 },
  async () => {
    const bodies: string[] = [];
    const collector = createServer((request, response) => {
      void text(request).then((body) => {
        bodies.push(`${request.url} ${body}`);
        response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
      });
    });
    await new Promise<void>((done) => void collector.listen(0, '127.0.0.1', done));
    onTestFinished(() => void collector.close());
    const { port } = collector.address() as AddressInfo; // it listens on a port, not on a pipe

    const { child, ended, ready } = start({
      DATA_DIR: mkdtempSync(join(tmpdir(), 'larder-traces-')),
      SEED: 'none',
      OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${port}/`,
      OTEL_SERVICE_NAME: 'larder-east',
    });
    const traceId = 'a'.repeat(32);
    const answer = await fetch(`${await ready}/api/config`, {
      headers: { traceparent: `00-${traceId}-${'b'.repeat(16)}-01` },
    });
    expect(answer.status).toBe(200);
    child.kill('SIGTERM');
    expect(await ended).toBe(0);

    expect(bodies.every((body) => body.startsWith('/v1/traces '))).toBe(true);
    const exported = bodies.flatMap(
      (body) => Exported.parse(JSON.parse(body.slice('/v1/traces '.length))).resourceSpans,
    );
    const [{ resource } = { resource: { attributes: [] } }] = exported;
    expect(resource.attributes).toContainEqual({
      key: 'service.name',
      value: { stringValue: 'larder-east' },
    });
    const spans = exported.flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans));
    expect(spans).toContainEqual({
      name: 'GET /api/config',
      traceId,
      parentSpanId: 'b'.repeat(16),
    });
    expect(spans.map(({ name }) => name)).toContain('query');
  },
);
