import type { Served } from '#http/serve';

export function providerRoutes(_served: Served): void {}
