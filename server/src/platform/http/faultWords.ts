import type * as z from 'zod/mini';

type Issue = Parameters<z.core.$ZodErrorMap>[0];

const TYPES: Readonly<Record<string, string>> = {
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  record: 'an object',
  null: 'null',
  date: 'a time',
};

const FORMATS: Readonly<Record<string, string>> = {
  guid: 'must be an id',
  uuid: 'must be an id',
  email: 'must be an email address',
  datetime: 'must be a time in UTC, like 2026-12-27T10:00:00.000Z',
  date: 'must be a day, like 2026-12-27',
};

/** What counts in a size: 3 characters, 3 entries, the number 3. */
const SIZES: Readonly<Record<string, string>> = { string: ' characters', array: ' entries' };

/** Why a value is refused, where its schema has no words of its own: what follows the name of the field. */
export function faultWords(issue: Issue): string {
  switch (issue.code) {
    case 'invalid_type':
      if (issue.input === undefined) return 'is missing';
      return `must be ${TYPES[issue.expected] ?? issue.expected}`;
    case 'invalid_value':
      return issue.values.length === 1
        ? `must be ${String(issue.values[0])}`
        : `must be one of ${issue.values.join(', ')}`;
    case 'too_big':
      return `must be ${issue.inclusive === false ? 'below' : 'at most'} ${issue.maximum}${SIZES[issue.origin] ?? ''}`;
    case 'too_small':
      return `must be ${issue.inclusive === false ? 'above' : 'at least'} ${issue.minimum}${SIZES[issue.origin] ?? ''}`;
    case 'invalid_format':
      return FORMATS[issue.format] ?? 'is malformed';
    case 'unrecognized_keys':
      return `has an unknown member: ${issue.keys.join(', ')}`;
    case 'invalid_union':
    case 'invalid_key':
    case 'invalid_element':
    case 'not_multiple_of':
    case 'custom':
      return 'is not valid';
  }
}
