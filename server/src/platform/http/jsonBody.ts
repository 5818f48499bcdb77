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

/** Whether JSON text is nested deeper than 32 levels. Counts brackets outside of strings, without recursion. */
export function isTooDeep(text: string): boolean {
  let depth = 0;
  for (let at = 0; at < text.length; at += 1) {
    const char = text[at];
    if (char === '"') at = endOfString(text, at);
    else if (char === '{' || char === '[') depth += 1;
    else if (char === '}' || char === ']') depth -= 1;
    if (depth > MAX_DEPTH) return true;
  }
  return false;
}

/** The index of the closing quote, or the end of an unclosed string: a search is faster than a walk. */
function endOfString(text: string, start: number): number {
  for (let at = text.indexOf('"', start + 1); at !== -1; at = text.indexOf('"', at + 1)) {
    let backslashes = 0;
    while (text[at - 1 - backslashes] === '\\') backslashes += 1;
    if (backslashes % 2 === 0) return at;
  }
  return text.length;
}
