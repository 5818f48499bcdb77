import type { Served } from '#http/serve';

export function storesRoutes(_served: Served): void {}
