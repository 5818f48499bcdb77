import type { PlaceSuggestion } from '@larder/shared/stores/places.calls';

import { line, list, record } from '#platform/lib/untrusted';

const MAX_FIELD = 120;

/**
 * Reads a Photon answer; undefined when it is none.
 *
 * Units   degrees.
 * Shape   a GeoJSON FeatureCollection of points; features without a valid place or a name are left out, and
 *         so are repeated labels.
 * Source  https://github.com/komoot/photon: `coordinates` is [lon, lat], and `properties` has the known parts
 *         of the address, each as text.
 */
export function readPlaces(json: unknown): PlaceSuggestion[] | undefined {
  const answer = record(json);
  if (answer?.['type'] !== 'FeatureCollection') return undefined;
  const places = list(answer['features'], readFeature);
  const labels = new Set<string>();
  return places?.filter(({ label }) => labels.size < labels.add(label).size);
}

function readFeature(feature: unknown): PlaceSuggestion | undefined {
  const geometry = record(record(feature)?.['geometry']);
  const coordinates: unknown = geometry?.['coordinates'];
  if (geometry?.['type'] !== 'Point' || !Array.isArray(coordinates)) return undefined;
  const [lng, lat]: unknown[] = coordinates;
  if (!isDegrees(lng, 180) || !isDegrees(lat, 90)) return undefined;
  const label = labelOf(record(record(feature)?.['properties']) ?? {});
  return label === '' ? undefined : { label, lat, lng };
}

/**
 * One line: "Green Basket, 123 Main Street, Springfield, Illinois 62701".
 *
 * Shape   unknown and repeated parts are left out: a city's name is its city too. "" when nothing is known.
 */
function labelOf(properties: Readonly<Record<string, unknown>>): string {
  const part = (name: string): string => line(properties[name], MAX_FIELD) ?? '';
  const parts = [
    part('name'),
    `${part('housenumber')} ${part('street')}`.trim(),
    part('city'),
    `${part('state')} ${part('postcode')}`.trim(),
  ];
  const seen = new Set(['']);
  return parts
    .filter((text) => {
      const isNew = !seen.has(text.toLowerCase());
      seen.add(text.toLowerCase());
      return isNew;
    })
    .join(', ');
}

function isDegrees(value: unknown, max: number): value is number {
  return typeof value === 'number' && Math.abs(value) <= max;
}
