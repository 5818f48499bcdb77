import type { Served } from '#http/serve';

export function ingredientsRoutes(_served: Served): void {}
