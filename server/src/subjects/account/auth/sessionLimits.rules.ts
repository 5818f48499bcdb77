/** Max live sessions per account. */
export const MAX_SESSIONS = 10;
/** Max ended sessions that are kept of an account: the newest. */
export const MAX_ENDED = 90;
/**
 * Max refresh tokens that are kept of a session: the newest. A page renews every 15 minutes, so a session of 12 hours has
 * some 50; a copied one that is older is refused as an unknown one.
 */
export const MAX_TOKENS = 500;
