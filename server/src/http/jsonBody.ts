import type { FastifyInstance } from 'fastify';

import { AppError } from '#errors';

/** Deeper than anything we are ever sent, and far from where recursive code runs out of stack. */
const DEEPEST = 32;

/**
 * Reads JSON bodies, and nothing else: a body of another type is refused, whatever its header says.
 *
 * Errors  invalid_request for text that nests deeper than 32 levels.
 */
export function readJsonBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    const text = String(body);
    if (isTooDeep(text)) done(new AppError('invalid_request', { message: 'too many levels' }));
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
    if (depth > DEEPEST) return true;
  }
  return false;
}
