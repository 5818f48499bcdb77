import { late } from '#lib/late';

/** `ConfirmDialog` for pages that seldom ask: it brings the overlay code. */
export const LateConfirm = late(async () => (await import('./ConfirmDialog.tsx')).ConfirmDialog);
