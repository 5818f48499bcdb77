import { PERMISSIONS_POLICY } from '@larder/server/src/platform/http/pages/permissionsPolicy.ts';
import type { Response } from '@playwright/test';

/** What a store sells: the one answer of the API that browsers keep, and ask about each time. */
const KEPT = /^\/api\/vendor\/[^/]+\/store\/[^/]+\/items$/;

const PAGE_POLICY: Readonly<Record<string, string>> = {
  'default-src': "'none'",
  'base-uri': "'none'",
  'object-src': "'none'",
  'form-action': "'self'",
  'frame-ancestors': "'none'",
  'report-uri': '/csp',
};

/** Security headers that an answer lacks, or has wrongly. */
export function headerFaults(response: Response): string[] {
  const headers = response.headers();
  const { pathname } = new URL(response.url());
  const faults: string[] = [];
  const must = (name: string, is: (value: string) => boolean): void => {
    if (!is(headers[name] ?? '')) faults.push(`${pathname}: ${name} is ${headers[name]}`);
  };

  must('x-content-type-options', (value) => value === 'nosniff');
  must('cross-origin-resource-policy', (value) => value === 'same-site');
  must('server', (value) => value === '');
  must('x-powered-by', (value) => value === '');
  if (/html|json/.test(headers['content-type'] ?? ''))
    must('content-type', (value) => value.endsWith('charset=utf-8'));

  const isPage = response.request().resourceType() === 'document' && response.status() < 300;
  if (pathname.startsWith('/api/')) {
    const isKept = KEPT.test(pathname) && response.ok();
    must('cache-control', (value) => value === (isKept ? 'private, no-cache' : 'no-store'));
    must('referrer-policy', (value) => value === 'no-referrer');
  } else if (pathname.startsWith('/assets/')) {
    must('cache-control', (value) => value.includes('immutable'));
  } else if (isPage) {
    must('cache-control', (value) => value === 'no-cache');
    must('referrer-policy', (value) => value === 'strict-origin-when-cross-origin');
    must('cross-origin-opener-policy', (value) => value === 'same-origin-allow-popups');
    must('content-security-policy', isStrict);
    must('permissions-policy', (value) => value === PERMISSIONS_POLICY);
  }
  return faults;
}

/** Whether a policy allows only our own script files and hashed scripts. */
function isStrict(policy: string): boolean {
  const directives = new Map(
    policy.split('; ').map((directive) => {
      const [name = '', ...values] = directive.split(' ');
      return [name, values.join(' ')];
    }),
  );
  const scripts = (directives.get('script-src') ?? '*').split(' ');
  return (
    Object.entries(PAGE_POLICY).every(([name, value]) => directives.get(name) === value) &&
    scripts.every((source) => source === "'self'" || source.startsWith("'sha256-"))
  );
}
