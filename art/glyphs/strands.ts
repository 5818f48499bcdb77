import { type Colour, darken, lighten, mix, saturate } from '#core/colour';
import { type Pen, shadow } from '#core/pen';
import { inDisc, n, openCurve, type Point, polar } from '#core/shapes';

/** How a long noodle looks: thickness in canvas units, colours to choose from, flat or round. */
type StrandLook = {
  readonly width: number;
  readonly colours: readonly Colour[];
  readonly flat: boolean;
};

/** Several strands that run side by side along one line. */
function bundle(pen: Pen, lines: readonly (readonly Point[])[], look: StrandLook): string {
  const d = lines.map((points) => openCurve(points)).join('');
  const colour = pen.random.pick(look.colours);
  const { width, flat } = look;
  const lift = flat ? width * 0.2 : width * 0.2;
  return `<g fill="none" stroke-linecap="round" stroke-linejoin="round" filter="${shadow(pen, 'low')}"><path d="${d}" stroke="${darken(saturate(colour, 1.3), 0.3)}" stroke-width="${n(width + 2)}"/><path d="${d}" stroke="${saturate(darken(colour, 0.03), 1.2)}" stroke-width="${n(width)}"/><path d="${d}" transform="translate(${n(-lift * 0.7)} ${n(-lift)})" stroke="${lighten(colour, 0.2)}" stroke-width="${n(width * (flat ? 0.62 : 0.5))}"/><path d="${d}" transform="translate(${n(-lift * 1.1)} ${n(-lift * 1.5)})" stroke="#fffbe8" stroke-opacity=".75" stroke-width="${n(width * 0.16)}"/></g>`;
}

/** Strands that lie lower are darker: 1 at the bottom of the heap, 0 on top. */
const deeper = (look: StrandLook, depth: number): StrandLook => ({
  ...look,
  colours: look.colours.map((colour) => darken(colour, depth * 0.2)),
});

/** Keeps a point inside a disc by pulling it back to the edge. */
function inside([x, y]: Point, radius: number): Point {
  const far = Math.hypot(x, y);
  return far <= radius ? [x, y] : [(x * radius) / far, (y * radius) / far];
}

/**
 * A twirled nest: bundles of parallel strands on arcs about the middle, the wide ones below.
 * Arcs have their own centres, so the nest has loops and gaps and no two are alike.
 */
export function nest(pen: Pen, radius: number, look: StrandLook): string {
  const { random } = pen;
  const step = look.width * (look.flat ? 1.16 : 1.22);
  const perBundle = Math.max(2, Math.round(58 / step));
  const bundles = Math.round((radius / 13) * (look.flat ? 1.1 : 1.25));
  let body = '';
  for (let i = 0; i < bundles; i += 1) {
    const share = i / (bundles - 1);
    const centre = inDisc(random, radius * (0.1 + 0.32 * random.next()));
    const middle = radius * (0.86 - 0.6 * share) * random.between(0.82, 1.08);
    const start = random.between(0, 360);
    const sweep = random.between(110, 250) * (random.chance(0.5) ? 1 : -1);
    const waves = random.between(1, 2.4);
    const phase = random.between(0, 6);
    const stretch = random.between(0.82, 1.1);
    const lines = Array.from({ length: perBundle }, (_, k) => {
      const offset = (k - (perBundle - 1) / 2) * step + random.between(-1.4, 1.4);
      const cut = random.between(-10, 10);
      return Array.from({ length: 9 }, (__, s): Point => {
        const t = s / 8;
        const angle = start + cut + sweep * t;
        const ring = Math.max(
          look.width * 1.2,
          middle + offset + Math.sin(t * waves * 6.28 + phase) * radius * 0.045,
        );
        const [x, y] = polar(angle, ring);
        return inside(
          [centre[0] + x * stretch, centre[1] + y / stretch],
          radius * (1.02 - 0.04 * (k % 3)),
        );
      });
    });
    body += bundle(pen, lines, deeper(look, 1 - share));
  }
  return body;
}

/** Loosely piled noodles: wavy, folded bundles that cross each other. `waviness` 0 (rice noodles) to 1 (ramen). */
export function tangle(
  pen: Pen,
  radius: number,
  look: StrandLook & { waviness: number; loose?: boolean },
): string {
  const { random } = pen;
  const step = look.width * 1.3;
  const perBundle = Math.max(3, Math.round(40 / step));
  const bundles = Math.round(radius / (look.loose ? 18 : 4.4));
  let body = '';
  for (let i = 0; i < bundles; i += 1) {
    const share = i / (bundles - 1);
    const edge = share < 0.45;
    const around = random.between(0, 360);
    const heading = edge ? around + 90 + random.between(-25, 25) : random.between(0, 360);
    const bend = edge ? random.between(40, 110) : random.between(-95, 95);
    const middle = edge
      ? polar(around, radius * random.between(0.62, 0.86))
      : inDisc(random, radius * (0.75 - 0.5 * share));
    const length = radius * random.between(0.7, 1.25);
    const phase = random.between(0, 6);
    const frequency = random.between(2.4, 3.4);
    const lines = Array.from({ length: perBundle }, (_, k) => {
      const offset = (k - (perBundle - 1) / 2) * step;
      // Strands of one bundle drift apart, or the heap looks like a fingerprint.
      const drift = random.between(-1.6, 1.6) * step;
      const late = phase + random.between(-0.5, 0.5);
      return Array.from({ length: 15 }, (__, s): Point => {
        const t = s / 14 - 0.5;
        const direction = heading + bend * t;
        const [ax, ay] = polar(direction, t * length);
        const wave =
          Math.sin(t * frequency * 6.28 * 1.6 + late) * look.width * 0.85 * look.waviness +
          drift * t * 2;
        const [bx, by] = polar(direction + 90, offset + wave);
        return inside([middle[0] + ax + bx, middle[1] + ay + by], radius * (1 - 0.02 * (k % 3)));
      });
    });
    body += bundle(pen, lines, deeper(look, look.loose ? 0 : 1 - share));
  }
  return body;
}

/** Which noodle the ingredients call for, as if not yet sauced. */
const LOOKS: readonly (readonly [match: RegExp, look: StrandLook])[] = [
  [/fettuccine/i, { width: 17, colours: ['#f9d670', '#f5c95a', '#fbdf8c'], flat: true }],
  [/lasagna/i, { width: 24, colours: ['#f4d486', '#efc970'], flat: true }],
  [/spaghetti/i, { width: 8.5, colours: ['#f9cf5e', '#f5c04a', '#fbd876'], flat: false }],
  [/egg noodles/i, { width: 11, colours: ['#f3cd74', '#efc264', '#f7da8c'], flat: true }],
  [/rice noodles/i, { width: 9, colours: ['#f7efdc', '#f1e6cc', '#fbf6e8'], flat: true }],
  [/soba/i, { width: 12.5, colours: ['#a98a66', '#97785a', '#b89a74'], flat: false }],
  [/ramen/i, { width: 7.5, colours: ['#f6d98a', '#f2cf78', '#f9e2a0'], flat: false }],
];

/** The look of the first long noodle in the list, tinted by its sauce; spaghetti when there is none. */
export function strandOf(ingredients: readonly string[], sauce: Colour, share: number): StrandLook {
  const found = ingredients
    .map((name) => LOOKS.find(([match]) => match.test(name))?.[1])
    .find((look) => look !== undefined);
  const look = found ?? { width: 8.5, colours: ['#f9cf5e', '#f5c04a', '#fbd876'], flat: false };
  return { ...look, colours: look.colours.map((colour) => mix(colour, sauce, share)) };
}
