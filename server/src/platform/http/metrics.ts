import type { ErrorCode } from '@larder/shared/basics/errors.model';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';

import type { Db } from '#platform/db/db';

import { notesOf, routeOf } from './requestNotes.ts';

/** Units: seconds. Few, because each bucket is a series per route; chosen at our latency targets. */
const BUCKETS = [0.005, 0.02, 0.05, 0.15, 0.5, 2, 10];

/** Codes that have a counter of their own. */
const COUNTED = {
  invalid_transition: 'order_transition_conflicts_total',
  out_of_stock: 'stock_conflicts_total',
  stock_changed: 'stock_conflicts_total',
} as const satisfies Partial<Record<ErrorCode, string>>;

/** The connections to the database: the ending of the metric, and what it is of the load. */
const CONNECTIONS = { open: 'total', idle: 'idle', waiting: 'waiting' } as const;

/** Default gauges that are named like counters. Each is the sum of the gauge without the ending. */
const MISNAMED = ['handles', 'requests', 'resources'].map((what) => `nodejs_active_${what}_total`);

export type Metrics = ReturnType<typeof makeMetrics>;

type MakeGauge = (name: string, help: string, labelNames: string[]) => Gauge;

function deliveryGauges(make: MakeGauge) {
  return {
    deliveries: make('webhook_deliveries_waiting', 'Deliveries that wait to be sent to webhooks', [
      'receiver',
    ]),
    deliveryAge: make(
      'webhook_delivery_age_seconds',
      'Age of the oldest delivery that waits, of those whose receiver answers or fails',
      ['receiver'],
    ),
  };
}

/** The metrics of this process. Names and labels: docs/operations.md. */
export function makeMetrics(db: Db) {
  const registry = new Registry();
  const registers = [registry];
  const counter = (name: string, help: string, labelNames: string[] = []) =>
    new Counter({ name, help, labelNames, registers });
  const gauge = (name: string, help: string, labelNames: string[] = []) =>
    new Gauge({ name, help, labelNames, registers });
  /** A gauge of the database: all processes have the same value, so it is not summed. */
  const shared = (name: string, help: string, labelNames: string[] = []) =>
    new Gauge({ name, help, labelNames, registers, aggregator: 'max' });
  /** The same, without a value until it is set: none is another thing than 0. */
  const maybe = (name: string, help: string) => {
    const made = shared(name, help);
    made.remove();
    return made;
  };
  gauge('processes', 'Processes that serve').set(1);
  measureConnections(db, registers);
  return {
    registry,
    /** Default process metrics. Started by the program alone: they watch the whole process. */
    measureProcess: () => {
      collectDefaultMetrics({ register: registry });
      for (const name of MISNAMED) registry.removeSingleMetric(name);
    },
    duration: new Histogram({
      name: 'http_request_duration_seconds',
      help: 'Time from request to answer',
      labelNames: ['route', 'method', 'status_class'],
      buckets: BUCKETS,
      registers,
    }),
    orders: counter('orders_total', 'Order requests by outcome', ['outcome']),
    replays: counter('idempotent_replays_total', 'Answers replayed for an idempotency key'),
    conflicts: {
      order_transition_conflicts_total: counter(
        'order_transition_conflicts_total',
        'Refused status changes of orders',
      ),
      stock_conflicts_total: counter('stock_conflicts_total', 'Requests refused for lack of stock'),
    },
    loginFailures: counter('login_failures_total', 'Refused logins', ['reason']),
    denied: counter('authz_denied_total', 'Calls refused for lack of rights', ['route', 'role']),
    limited: counter('rate_limited_total', 'Calls refused by rate limits', ['route']),
    unknownFields: counter('unknown_field_total', 'Unknown body members dropped', ['route']),
    queryErrors: counter('db_query_errors_total', 'Failed statements by class of SQLSTATE', [
      'class',
    ]),
    providerRequests: counter('provider_requests_total', 'Requests to the recipe provider', [
      'status',
      'key',
    ]),
    providerBudgetLeft: maybe(
      'provider_budget_left',
      'Requests to the upstream recipe provider left today, once one was made',
    ),
    cspReports: counter('csp_reports_total', 'Violations of the page policy', ['directive']),
    streams: gauge('event_streams', 'Open event streams'),
    readOnly: shared('read_only', '1 while changes are paused'),
    broken: shared('invariant_violations', 'Rows that violate an invariant', ['name']),
    pendingAge: shared(
      'orders_pending_age_seconds',
      'Age that this share of the pending orders has at most; 1 is the oldest',
      ['share'],
    ),
    ...deliveryGauges(shared),
    lastBackup: maybe(
      'backup_last_success_timestamp_seconds',
      'When the embedded database was last backed up, or found unchanged',
    ),
    keys: shared('idempotency_keys', 'Stored idempotency keys'),
    sessionsRevoked: shared('sessions_revoked', 'Ended sessions still kept, by reason', ['reason']),
  };
}

function measureConnections(db: Db, registers: Registry[]): void {
  for (const [ending, part] of Object.entries(CONNECTIONS))
    new Gauge({
      name: `db_pool_${ending}`,
      help: `Database connections: ${ending}`,
      registers,
      collect() {
        this.set(db.load()[part]);
      },
    });
  new Counter({
    name: 'db_transactions_retried_total',
    help: 'Transactions retried after a deadlock or a serialisation failure',
    registers,
    collect() {
      this.reset();
      this.inc(db.load().retried);
    },
  });
}

export function measureAnswers(app: FastifyInstance, metrics: Metrics): void {
  app.addHook('onResponse', async (request, reply) => count(metrics, { request, reply }));
}

function count(
  metrics: Metrics,
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
): void {
  const route = routeOf(request);
  const { role = 'nobody', code } = notesOf(request);
  const status = reply.statusCode;
  metrics.duration.observe(
    {
      route,
      method: route === 'unmatched' ? 'any' : request.method,
      status_class: `${Math.floor(status / 100)}xx`,
    },
    reply.elapsedTime / 1000,
  );
  const replayed = reply.getHeader('idempotent-replayed') !== undefined;
  if (replayed) metrics.replays.inc();
  if (`${request.method} ${route}` === 'POST /api/user/orders')
    metrics.orders.inc({ outcome: code ?? (replayed ? 'replayed' : 'placed') });
  if (code === undefined) return;
  if (code in COUNTED) metrics.conflicts[COUNTED[code as keyof typeof COUNTED]].inc();
  if (route === '/api/login') metrics.loginFailures.inc({ reason: code });
  if (code === 'not_allowed' || code === 'not_signed_in') metrics.denied.inc({ route, role });
  if (status === 429) metrics.limited.inc({ route });
}
