import { lazyPart } from '#lib/lazyPart';

/** `ConfirmDialog` for pages that seldom ask: it brings the overlay code. */
export const LazyConfirm = lazyPart(
  async () => (await import('./ConfirmDialog.tsx')).ConfirmDialog,
);
