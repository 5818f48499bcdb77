import * as z from 'zod/mini';

const Longitude = z.number().check(z.minimum(-180), z.maximum(180));
const Latitude = z.number().check(z.minimum(-90), z.maximum(90));

/** Units: degrees. */
export const LatLng = z.object({ lat: Latitude, lng: Longitude });

/**
 * Wire: a GeoJSON point, or bare coordinates, longitude first; always written as a GeoJSON point. In-app: {
 * lat, lng }.
 */
export const Point = z.codec(
  z.union([
    z.object({ type: z.literal('Point'), coordinates: z.tuple([Longitude, Latitude]) }),
    z.tuple([Longitude, Latitude]),
  ]),
  LatLng,
  {
    decode: (point) => {
      const [lng, lat] = 'coordinates' in point ? point.coordinates : point;
      return { lat, lng };
    },
    encode: ({ lat, lng }) => ({
      type: 'Point' as const,
      coordinates: [lng, lat] as [number, number],
    }),
  },
);
