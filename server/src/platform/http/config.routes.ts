import { getConfig } from '@larder/shared/account/config.calls';

import { authServiceFor } from './authService.ts';
import { type Served, serve } from './serve.ts';

export function configRoutes(served: Served): void {
  const { config, readOnly } = served.deps;
  serve(served, getConfig, async ({ request }) => ({
    demo: config.seed === 'demo',
    reads_links: config.readsLinks,
    google_maps_api_key: config.GOOGLE_MAPS_API_KEY ?? null,
    auth_service: authServiceFor(config, request),
    firebase: config.FIREBASE_CONFIG,
    read_only: readOnly.isOn(),
    social_links: [...config.socialLinks],
  }));
}
