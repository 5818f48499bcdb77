import { AccountExport, exportAccount } from '@larder/shared/account/accountExport.calls';
import * as z from 'zod/mini';

import { call } from '#platform/http/api.ts';

/** An export of ten years of orders takes a while. */
const EXPORT_TIMEOUT_MS = 120_000;

/** The document as the server writes it, with dollars and ISO times. */
export async function accountDocument() {
  return z.encode(AccountExport, await call(exportAccount, { timeoutMs: EXPORT_TIMEOUT_MS }));
}
