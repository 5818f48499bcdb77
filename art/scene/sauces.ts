import { type Colour, darken, lighten, lightness, mix } from '#core/colour';
import { type Pen, radial } from '#core/pen';
import { blob, inDisc, n, openCurve, type Point, polygon, repeat, torn } from '#core/shapes';

/** How a surface waves: noise frequency, height of the waves in canvas units, brightness of glints. */
type Waves = {
  readonly scale: number;
  readonly depth: number;
  readonly shine: number;
  readonly rough?: boolean;
};

/**
 * A filter that gives a wet, gently uneven surface: noise as a height map, lit from the top left.
 * The lights are blurred a little, since eight bits of height are too coarse for a smooth slope. The
 * constants make flat ground keep its colour (1.18 times the sine of 58 degrees is 1).
 */
export function wet(pen: Pen, { scale, depth, shine, rough = false }: Waves): string {
  const seed = pen.random.whole(1, 60);
  return pen.define(
    `wet${scale}/${depth}/${shine}${rough ? 'rough' : ''}`,
    (id) =>
      `<filter id="${id}" x="0" y="0" width="1" height="1"><feTurbulence type="fractalNoise" baseFrequency="${scale}" numOctaves="${rough ? 3 : 1}" seed="${seed}"/><feColorMatrix values="0 0 0 0 0  0 0 0 0 0  0 0 0 0 0  1.6 0 0 0 -.3" result="h"/><feDiffuseLighting in="h" surfaceScale="${depth}" diffuseConstant="1.18" lighting-color="#ffffff" ><feDistantLight azimuth="230" elevation="58"/></feDiffuseLighting><feGaussianBlur stdDeviation="${rough ? 1 : 3}" result="d"/><feSpecularLighting in="h" surfaceScale="${depth * 1.7}" specularConstant="${shine}" specularExponent="42" lighting-color="#fff3d8" ><feDistantLight azimuth="232" elevation="50"/></feSpecularLighting><feGaussianBlur stdDeviation="${rough ? 1 : 2.4}" result="s"/><feComposite in="SourceGraphic" in2="d" operator="arithmetic" k1=".9" k2=".1" result="c"/><feComposite in="s" in2="c" operator="arithmetic" k2=".6" k3="1"/><feComposite in2="SourceAlpha" operator="in"/></filter>`,
  );
}

/** Sauces lighter than this are of cream, yogurt or milk, and have no grain. */
const SMOOTH = 0.76;

/** A pool of sauce on a plate: an uneven outline, a darker thin edge, a wet surface. */
export const pool = (pen: Pen, radius: number, colour: Colour): string =>
  spilt(pen, radius, { colour, clear: lightness(colour) >= SMOOTH });

/** A pool of something clear, without grain: caramel, a glaze, pan juices. */
export const clearPool = (pen: Pen, radius: number, colour: Colour): string =>
  spilt(pen, radius, { colour, clear: true });

function spilt(pen: Pen, radius: number, look: { colour: Colour; clear: boolean }): string {
  const { colour, clear } = look;
  const outline = blob(pen.random, radius, { corners: 16, wobble: 0.055 });
  return `<path d="${outline}" transform="translate(2 4)" fill="${darken(colour, 0.55)}" opacity=".5"/><g filter="${wet(pen, { scale: clear ? 0.014 : 0.03, depth: clear ? 4 : 5, shine: 0.35, rough: !clear })}"><path d="${outline}" fill="${radial(
    pen,
    [
      [0, lighten(colour, 0.06)],
      [0.82, colour],
      [1, darken(colour, 0.25)],
    ],
  )}"/></g>`;
}

/** Something liquid: its colour, and how its surface waves (see Waves). */
type Liquid = {
  readonly colour: Colour;
  readonly scale?: number;
  readonly depth?: number;
  readonly shine?: number;
  readonly rough?: boolean;
};

/** Sauce, soup or drink that fills a round vessel to the wall. */
export function fillUp(pen: Pen, radius: number, liquid: Liquid): string {
  const { colour, rough = lightness(colour) < SMOOTH } = liquid;
  const { scale = rough ? 0.02 : 0.014, depth = 4.5, shine = 0.26 } = liquid;
  const patches = repeat(9, () => {
    const [x, y] = inDisc(pen.random, radius * 0.8);
    const tone = pen.random.chance(0.5) ? lighten(colour, 0.1) : darken(colour, 0.08);
    return `<path transform="translate(${n(x)} ${n(y)})" d="${blob(pen.random, radius * pen.random.between(0.1, 0.3), { corners: 9, wobble: 0.3 })}" fill="${tone}" opacity=".4"/>`;
  });
  return `<g filter="${wet(pen, { scale, depth, shine, rough })}"><circle r="${n(radius)}" fill="${radial(
    pen,
    [
      [0, lighten(colour, 0.1)],
      [0.65, colour],
      [1, darken(colour, 0.32)],
    ],
    [0.45, 0.42, 0.62],
  )}"/>${patches}</g>`;
}

/**
 * What makes a cooked sauce look cooked: bits of onion and tomato in it, fat that has come out in
 * patches at the rim, a darker line where it dried on the wall.
 */
export function simmeredSauce(pen: Pen, radius: number, colour: Colour): string {
  const { random } = pen;
  const bits = [lighten(colour, 0.2), darken(colour, 0.24), mix(colour, '#d98a2c', 0.4)].map(
    (tone) => {
      const outlines = repeat(46, () => {
        const [x, y] = inDisc(random, radius * 0.96);
        const points = torn(random, random.between(2.4, 7.5), { corners: 4, wobble: 0.35 });
        return polygon(points.map(([px, py]): Point => [x + px, y + py]));
      });
      return `<path d="${outlines}" transform="translate(1 1.6)" fill="${darken(colour, 0.6)}" opacity=".3"/><path d="${outlines}" fill="${tone}" opacity=".8"/>`;
    },
  );
  const fat = mix(colour, '#f08a18', 0.55);
  const slicks = repeat(11, () => {
    const [x, y] = inDisc(random, radius * 0.95, 0.22);
    return `<path transform="translate(${n(x)} ${n(y)})" d="${blob(random, random.between(9, 26), { corners: 8, wobble: 0.34, squash: 0.7 })}" fill="${lighten(fat, 0.1)}" stroke="${darken(fat, 0.25)}" stroke-opacity=".5" stroke-width="1.6" opacity=".5"/>`;
  });
  const dried = `<path d="${blob(random, radius * 0.985, { corners: 26, wobble: 0.012 })}" fill="none" stroke="${darken(colour, 0.5)}" stroke-opacity=".4" stroke-width="7"/>`;
  return slicks + bits.join('') + dried;
}

/** Beads of oil on a broth: clear discs with a bright edge. */
export const oilBeads = (
  pen: Pen,
  radius: number,
  { colour, count }: { colour: Colour; count: number },
): string =>
  repeat(count, () => {
    const [x, y] = inDisc(pen.random, radius, 0.45);
    const size = pen.random.between(4, 15);
    return `<g transform="translate(${n(x)} ${n(y)})"><circle r="${n(size)}" fill="${lighten(colour, 0.35)}" opacity=".5"/><circle r="${n(size)}" fill="none" stroke="${darken(colour, 0.35)}" stroke-opacity=".5" stroke-width="1.6"/><path d="M${n(-size * 0.6)} ${n(-size * 0.3)}A${n(size * 0.7)} ${n(size * 0.7)} 0 0 1 ${n(size * 0.1)} ${n(-size * 0.68)}" fill="none" stroke="#fff" stroke-opacity=".85" stroke-width="${n(Math.max(1.4, size * 0.16))}" stroke-linecap="round"/></g>`;
  });

/** A swirl of cream: a spiral drawn with a spoon, thick and thin, dragged at the end. */
export function swirl(pen: Pen, radius: number, colour: Colour): string {
  const { random } = pen;
  const turns = random.between(1.1, 1.7);
  const start = random.between(0, 360);
  const way = random.chance(0.5) ? 1 : -1;
  const outer: [number, number][] = [];
  const inner: [number, number][] = [];
  const steps = 26;
  for (let i = 0; i <= steps; i += 1) {
    const t = i / steps;
    const angle = ((start + way * t * turns * 360) * Math.PI) / 180;
    const middle = radius * (0.16 + 0.84 * t);
    const half = radius * 0.075 * (0.35 + Math.sin(t * 3.1) * 0.9) * random.between(0.8, 1.2);
    outer.push([Math.cos(angle) * (middle + half), Math.sin(angle) * (middle + half) * 0.92]);
    inner.push([Math.cos(angle) * (middle - half), Math.sin(angle) * (middle - half) * 0.92]);
  }
  const d = `M${outer.map(([x, y]) => `${n(x)} ${n(y)}`).join('L')}L${inner
    .toReversed()
    .map(([x, y]) => `${n(x)} ${n(y)}`)
    .join('L')}Z`;
  return `<path d="${d}" fill="${mix(colour, '#c98a4a', 0.35)}" stroke="${mix(colour, '#c98a4a', 0.35)}" stroke-width="7" stroke-linejoin="round" opacity=".45"/><path d="${d}" fill="${colour}" stroke="${colour}" stroke-width="3" stroke-linejoin="round"/>`;
}

/** Freshly ground pepper, seeds, spice: small irregular specks. */
export const specks = (
  pen: Pen,
  radius: number,
  { colours, count }: { colours: readonly Colour[]; count: number },
): string =>
  repeat(count, () => {
    const [x, y] = inDisc(pen.random, radius);
    const size = pen.random.between(1.3, 3.4);
    return `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(size)}" ry="${n(size * pen.random.between(0.5, 0.9))}" fill="${pen.random.pick(colours)}" opacity="${pen.random.between(0.65, 1).toFixed(2)}"/>`;
  });

/** A thin thread of sauce, zigzagged over the food by hand: uneven on purpose. */
export function drizzle(
  pen: Pen,
  radius: number,
  { colour, width }: { colour: Colour; width: number },
): string {
  const { random } = pen;
  const lean = random.between(-40, 40);
  const lines = random.whole(5, 7);
  const points = Array.from({ length: lines + 1 }, (_, i): Point => {
    const y = radius * (-0.74 + (1.48 * i) / lines) + random.between(-9, 9);
    const reach =
      Math.sqrt(Math.max(0, radius * radius * 0.86 - y * y)) * random.between(0.8, 1.06);
    return [i % 2 ? reach : -reach, y];
  });
  const d = openCurve(points);
  return `<g transform="rotate(${n(lean)})" fill="none" stroke-linecap="round" stroke-linejoin="round"><path d="${d}" transform="translate(2 4)" stroke="#2a0e02" stroke-opacity=".35" stroke-width="${width}"/><path d="${d}" stroke="${darken(colour, 0.12)}" stroke-width="${width}"/><path d="${d}" transform="translate(-1 -1.6)" stroke="${lighten(colour, 0.5)}" stroke-width="${n(width * 0.36)}"/></g>`;
}
