import type { Served } from '#http/serve';

export function authRoutes(_served: Served): void {}

export function whoAmIRoute(_served: Served): void {}
