import {
  context,
  propagation,
  type Span,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api';
import type { FastifyInstance, FastifyRequest } from 'fastify';

import { tracer } from '#platform/lib/span';

import { notesOf, routeOf } from './requestNotes.ts';

/**
 * A span per request, within the caller's; queries and upstream requests are spans within it. Exported only
 * with an OpenTelemetry SDK, see docs/operations.md.
 *
 * Shape   the route's template instead of the address, as in the log.
 */
export function traceAnswers(app: FastifyInstance): void {
  const spans = new WeakMap<FastifyRequest, Span>();
  app.addHook('onRequest', (request, _reply, done) => {
    const route = routeOf(request);
    const from = propagation.extract(context.active(), request.headers);
    const span = tracer.startSpan(
      `${request.method} ${route}`,
      {
        kind: SpanKind.SERVER,
        attributes: {
          'http.request.method': request.method,
          'http.route': route,
          'larder.request_id': request.id,
        },
      },
      from,
    );
    spans.set(request, span);
    context.with(trace.setSpan(from, span), done);
  });
  app.addHook('onResponse', async (request, reply) => {
    const span = spans.get(request);
    if (!span) return;
    const { code } = notesOf(request);
    span.setAttribute('http.response.status_code', reply.statusCode);
    if (code !== undefined) span.setAttribute('error.type', code);
    if (reply.statusCode >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
    span.end();
  });
  // onResponse does not run after a hang-up.
  app.addHook('onRequestAbort', async (request) => spans.get(request)?.end());
}
