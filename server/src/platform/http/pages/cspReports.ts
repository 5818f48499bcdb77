import type { FastifyInstance } from 'fastify';
import { z } from 'zod';

import type { Deps } from '#deps';
import { sourceOf } from '#platform/http/rateLimits';

/** Where browsers report violations of the page policy. */
export const CSP_REPORTS = '/csp';
const MAX_BYTES = 16 * 1024;

const Report = z.object({
  'csp-report': z.object({ 'effective-directive': z.string(), 'blocked-uri': z.string() }),
});

/** Known directives, so that reports cannot invent metric labels. */
const DIRECTIVES: ReadonlySet<string> = new Set(
  [
    'script-src script-src-elem script-src-attr style-src style-src-elem style-src-attr img-src',
    'font-src connect-src manifest-src worker-src form-action frame-ancestors base-uri object-src',
    'default-src',
  ].flatMap((names) => names.split(' ')),
);

/** Counts reports by directive. Anything else is dropped silently. */
export async function cspReports(
  app: FastifyInstance,
  { limits, metrics }: Pick<Deps, 'limits' | 'metrics'>,
): Promise<void> {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    'application/csp-report',
    { parseAs: 'string', bodyLimit: MAX_BYTES },
    async (_request: unknown, body: string | Buffer) => String(body),
  );
  app.addHook('onRequest', async (request) => limits.spend('cspReports', sourceOf(request)));
  app.post(CSP_REPORTS, { bodyLimit: MAX_BYTES }, async (request, reply) => {
    const report = Report.safeParse(parsed(request.body));
    if (report.success) {
      const { 'effective-directive': named, 'blocked-uri': blocked } = report.data['csp-report'];
      const directive = DIRECTIVES.has(named) ? named : 'other';
      metrics.cspReports.inc({ directive });
      request.log.warn({ directive, blocked: originOf(blocked) }, 'page policy broken');
    }
    return reply.code(204).send();
  });
}

function parsed(text: unknown): unknown {
  try {
    return JSON.parse(String(text));
  } catch {
    return undefined;
  }
}

/** No origin is longer, and parsing a non-Latin host takes quadratic time. */
const MAX_ORIGIN = 300;

/** Without path and query, which may be private. */
function originOf(address: string): string {
  const start = address.slice(0, MAX_ORIGIN);
  return URL.canParse(start) ? new URL(start).origin : start.slice(0, 20);
}
