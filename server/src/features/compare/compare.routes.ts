import type { Served } from '#http/serve';

export function compareRoutes(_served: Served): void {}
