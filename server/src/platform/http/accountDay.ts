/**
 * Max entries that an account adds in a day to what is never deleted: lines of the audit log with the rows behind
 * them, lines of orders, and KiB of answers that are kept for repeats. Twenty files of a full shelf.
 *
 * Source  our own decision; the database has the same figure as a constraint.
 */
export const MAX_ENTRIES_A_DAY = 100_000;
/** Max sign-ins of an account in a day, and changes of its password. */
export const MAX_SIGN_INS_A_DAY = 1_000;
