import { getConfig } from '@larder/shared/contract/config';

import { type Served, serve } from '#http/serve';

export function configRoutes(served: Served): void {
  const { config } = served.deps;
  serve(served, getConfig, async () => ({
    demo: config.seed === 'demo',
    google_maps_api_key: config.GOOGLE_MAPS_API_KEY ?? null,
    social_links: [...config.socialLinks],
  }));
}
