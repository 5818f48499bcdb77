import { lazyPart } from '#platform/page/lazyPart.ts';

/** `ConfirmDialog` for pages that seldom ask: it brings the overlay code. */
export const LazyConfirm = lazyPart(
  async () => (await import('./ConfirmDialog.tsx')).ConfirmDialog,
);
