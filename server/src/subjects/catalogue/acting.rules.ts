import type { Caller } from '#platform/http/audit.queries';
import type { LiveUser } from '#platform/identity/liveUser.queries';

export type Acting = { admin: LiveUser; caller: Caller; at: Date };
