/** The longest number has 15 digits. Source: ITU-T E.164, 6.2.1. Local ones have 6 or more. */
const MIN_DIGITS = 6;
const MAX_DIGITS = 15;

/** Max characters of a number as people type it. */
export const MAX_PHONE = 40;

/** Separators of groups of digits, and brackets. */
const BETWEEN = /[\s()./\p{Pd}\u2212]+/gu;
/** The zero that is not dialled from abroad: +49 (0)30. */
const TRUNK_ZERO = /\(0\)/;
const GROUPS = /^\+?\d+( \d+)*$/;

/**
 * Reads a phone number as people anywhere write it; its groups stay as they are typed, with single spaces.
 *
 * Shape   "+44 20 7946 0958" for "0044 (0)20-7946.0958"; undefined when it is no number: other characters, under
 *         6 or over 15 digits, or a country code that begins with 0.
 */
export function readPhone(typed: string): string | undefined {
  if (typed.length > MAX_PHONE) return undefined;
  const plain = typed.normalize('NFKC').trim();
  const isAbroad = /^(?:\+|00)/.test(plain);
  const phone = (isAbroad ? plain.replace(/^00/, '+').replace(TRUNK_ZERO, ' ') : plain)
    .replace(BETWEEN, ' ')
    .trim()
    .replace(/^\+ /, '+');
  const digits = phone.replace(/\D/g, '').length;
  if (!GROUPS.test(phone) || digits < MIN_DIGITS || digits > MAX_DIGITS) return undefined;
  return phone.startsWith('+0') ? undefined : phone;
}

/** The address that a press on a number opens. */
export function phoneLink(phone: string): string {
  return `tel:${phone.replaceAll(' ', '')}`;
}
