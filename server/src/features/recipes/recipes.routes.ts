import type { Served } from '#http/serve';

export function recipesRoutes(_served: Served): void {}
