import type { Served } from '#http/serve';

export function placesRoutes(_served: Served): void {}
