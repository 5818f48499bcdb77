/** In degrees: lat -90..90, lng any (it wraps every 360). */
export type Place = { readonly lat: number; readonly lng: number };

/** Source: product specification section 9. */
export const EARTH_RADIUS_MILES = 3959;

/**
 * Great-circle distance, unrounded.
 *
 * Units   degrees in, miles out.
 * Source  haversine formula, precise for near points: hav(d/R) = hav(dLat) + cos lat1 cos lat2 hav(dLng).
 */
export function exactMiles(a: Place, b: Place): number {
  const haversine = (degrees: number) => Math.sin(radians(degrees) / 2) ** 2;
  const sum =
    haversine(b.lat - a.lat) +
    Math.cos(radians(a.lat)) * Math.cos(radians(b.lat)) * haversine(b.lng - a.lng);
  return 2 * EARTH_RADIUS_MILES * Math.asin(Math.min(1, Math.sqrt(sum)));
}

/** Cell size in degrees, each way: about 17 miles of latitude. */
const CELL_DEGREES = 0.25;
const ROWS = 180 / CELL_DEGREES;
const COLUMNS = 360 / CELL_DEGREES;

/**
 * The grid cell of a place.
 *
 * Shape   row * 1440 + column, 0..1036799: rows from the south pole, columns eastward from the date line.
 *         Equal longitudes modulo 360 share a cell.
 * Errors  RangeError for a latitude outside -90..90 or a number that is not finite.
 */
export function gridCell(place: Place): number {
  return cellId(rowOf(checked(place).lat), columnOf(place.lng));
}

/**
 * Every grid cell that may contain a point within the radius: a superset, so measure the points found.
 *
 * Units   miles.
 * Shape   ascending unique ids; about 20 for 25 miles in the United States. For neighbourhoods: half the
 *         globe is half a million cells.
 * Errors  RangeError as gridCell, and for a radius that is negative or not finite.
 * Source  the circle's easternmost point: sin(dLng) = sin(d/R) / cos(lat); a circle that holds a pole spans
 *         every longitude.
 */
export function cellsWithin(place: Place, miles: number): number[] {
  if (!Number.isFinite(miles) || miles < 0) throw new RangeError(`not a radius: ${miles}`);
  const { lat, lng } = checked(place);
  // A millionth of a degree (4 inches) wider, more than any rounding error below.
  const reach = degrees(miles / EARTH_RADIUS_MILES) + 1e-6;
  const [south, north] = [lat - reach, lat + reach];
  const columns =
    south <= -90 || north >= 90
      ? range(0, COLUMNS - 1)
      : columnsAround(lng, degrees(Math.asin(Math.sin(radians(reach)) / Math.cos(radians(lat)))));
  return range(rowOf(Math.max(-90, south)), rowOf(Math.min(90, north))).flatMap((row) =>
    columns.map((column) => cellId(row, column)),
  );
}

function columnsAround(lng: number, reach: number): number[] {
  const west = Math.floor((lng - reach) / CELL_DEGREES);
  const east = Math.floor((lng + reach) / CELL_DEGREES);
  if (east - west >= COLUMNS - 1) return range(0, COLUMNS - 1);
  return range(west, east)
    .map((step) => wrap(step + COLUMNS / 2))
    .toSorted((a, b) => a - b);
}

function rowOf(lat: number): number {
  return Math.min(ROWS - 1, Math.floor((lat + 90) / CELL_DEGREES));
}

function columnOf(lng: number): number {
  return wrap(Math.floor(lng / CELL_DEGREES) + COLUMNS / 2);
}

function wrap(column: number): number {
  return ((column % COLUMNS) + COLUMNS) % COLUMNS;
}

function cellId(row: number, column: number): number {
  return row * COLUMNS + column;
}

function checked(place: Place): Place {
  if (Math.abs(place.lat) <= 90 && Number.isFinite(place.lng)) return place;
  throw new RangeError(`not a place: ${place.lat}, ${place.lng}`);
}

function range(first: number, last: number): number[] {
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}

function radians(angle: number): number {
  return (angle * Math.PI) / 180;
}

function degrees(angle: number): number {
  return (angle * 180) / Math.PI;
}
