import type { Caller } from '#http/audit.queries';
import type { LiveUser } from '#identity/liveUser.queries';

export type Acting = { admin: LiveUser; caller: Caller; at: Date };
