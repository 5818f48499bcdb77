import type { FastifyInstance } from 'fastify';

import { AppError } from '#errors';

/** Deeper than any valid body, and far from where recursion overflows the stack. */
const MAX_DEPTH = 32;

/**
 * Reads JSON bodies only; other types are refused.
 *
 * Errors  invalid_request for more than 32 levels of nesting.
 */
export function readJsonBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    const text = String(body);
    if (isTooDeep(text)) done(new AppError('invalid_request', { message: 'Nested too deeply.' }));
    else void parse(request, text, done);
  });
}

/** Counts brackets outside of strings, without recursion. */
function isTooDeep(text: string): boolean {
  let depth = 0;
  let inString = false;
  for (let at = 0; at < text.length; at += 1) {
    const char = text[at];
    if (inString) {
      if (char === '\\') at += 1;
      else if (char === '"') inString = false;
    } else if (char === '"') inString = true;
    else if (char === '{' || char === '[') depth += 1;
    else if (char === '}' || char === ']') depth -= 1;
    if (depth > MAX_DEPTH) return true;
  }
  return false;
}
