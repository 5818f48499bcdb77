import type { Served } from '#http/serve';

export function ordersRoutes(_served: Served): void {}
