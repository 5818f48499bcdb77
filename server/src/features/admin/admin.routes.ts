import type { Served } from '#http/serve';

export function adminRoutes(_served: Served): void {}
