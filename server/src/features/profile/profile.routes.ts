import type { Served } from '#http/serve';

export function profileRoutes(_served: Served): void {}
