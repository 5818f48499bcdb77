/** Max open stores of a vendor: one screen lists them all. */
export const MAX_OPEN_STORES = 1_000;
/** Max stores of a vendor in all: closed ones stay, because orders name them. */
export const MAX_STORES = 2_000;
