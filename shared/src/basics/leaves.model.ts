import * as z from 'zod/mini';

import { hasFewMarks, isVisible, MAX_DECOMPOSED, MAX_MARKS, withoutBidi } from './text.ts';

/**
 * A text of at most `max` characters. Every text input starts with this, so that longer ones are refused
 * before any work.
 *
 * Units   characters are Unicode code points, here and below.
 */
export function text(max: number, message = `must be at most ${max} characters`) {
  return z.string().check(z.maxLength(max, { error: message, abort: true }));
}

/**
 * As `text`, trimmed, without U+0000, which PostgreSQL refuses; may be empty. Up to four times as long before
 * trimming.
 */
export function trimmed(max: number, message = `must be at most ${max} characters`) {
  return text(MAX_DECOMPOSED * max, message).check(
    z.refine((one) => !one.includes('\0'), 'must not contain null characters'),
    z.trim(),
    z.maxLength(max, message),
  );
}

/** An id, always lower case, so that equal ids compare equal. */
export const Id = text(36).check(z.guid(), z.toLowerCase());

/** The secret of a link that was mailed. */
export const MailedToken = text(100, 'invalid.').check(z.regex(/^[\w-]{20,100}$/, 'invalid.'));

const CONTROL = /\p{Cc}/u;
const CONTROL_BUT_LINES = /[^\P{Cc}\n\r\t]/u;

/**
 * One line of text: trimmed, NFC, no control characters.
 *
 * Units   `max` counts characters after trimming.
 * Errors  nothing visible, such as only spaces; more than 30 combining marks in a row.
 */
export function line(max: number) {
  return composed(max).check(
    z.refine((text) => !CONTROL.test(text), 'must not contain control characters'),
  );
}

/** Several lines of text; otherwise as `line`. */
export function paragraph(max: number) {
  return composed(max).check(
    z.refine((text) => !CONTROL_BUT_LINES.test(text), 'must not contain control characters'),
  );
}

/** Checked before composing, which takes quadratic time in the marks in a row. */
function composed(max: number) {
  const tooLong = `must be at most ${max} characters`;
  return text(MAX_DECOMPOSED * max, tooLong).check(
    z.overwrite(withoutBidi),
    z.refine(hasFewMarks, {
      error: `must not have more than ${MAX_MARKS} combining marks in a row`,
      abort: true,
    }),
    z.trim(),
    z.normalize('NFC'),
    z.minLength(1, { error: 'must not be empty', abort: true }),
    z.refine(isVisible, 'must not be empty'),
    z.maxLength(max, tooLong),
  );
}

/** A list of 1 to `max`. */
export function batch<T extends z.ZodMiniType>(item: T, max: number) {
  const size = `must have 1 to ${max} entries`;
  return z.array(item).check(z.minLength(1, size), z.maxLength(max, size));
}

/** 1 to `max` ids in an address. Wire: with commas between. In-app: a list. */
export function idList(max: number) {
  return z.codec(text(37 * max - 1), batch(Id, max), {
    decode: (ids) => ids.split(','),
    encode: (ids) => ids.join(','),
  });
}

/** Wire: ISO 8601 text in UTC with milliseconds. In-app: Date. */
export const Instant = z.codec(text(40).check(z.iso.datetime()), z.date(), {
  decode: (text) => new Date(text),
  encode: (date) => date.toISOString(),
});

/** A list as JSON text inside JSON. Wire: string. In-app: the parsed value. */
export function jsonText<T extends z.ZodMiniType>(schema: T) {
  return z.codec(z.string(), schema, {
    decode: (text, context) => {
      try {
        return JSON.parse(text);
      } catch {
        context.issues.push({ code: 'invalid_format', format: 'json', input: text });
        return z.NEVER;
      }
    },
    encode: (value) => JSON.stringify(value),
  });
}

/** A whole number as text, from a form or a URL. */
export function wholeNumberText(min: number, max: number) {
  return z.codec(
    text(9).check(z.regex(/^\d{1,9}$/)),
    z.int().check(z.minimum(min), z.maximum(max)),
    {
      decode: Number,
      encode: String,
    },
  );
}

/** As `wholeNumberText`, with sign and decimals. */
export function numberText(min: number, max: number) {
  return z.codec(
    text(29).check(z.regex(/^-?\d{1,12}(\.\d{1,15})?$/)),
    z.number().check(z.minimum(min), z.maximum(max)),
    { decode: Number, encode: String },
  );
}
