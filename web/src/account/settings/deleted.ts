import { OwnDeletion } from '@larder/shared/account/account.calls';
import * as z from 'zod/mini';

export const DELETED_PATH = '/account-deleted';

/** What the page after a deletion gets with its address: whose account it was, and what was done. */
export const Deleted = z.object({ user_id: z.string(), done: OwnDeletion });
export type Deleted = z.output<typeof Deleted>;
