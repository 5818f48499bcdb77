import { type Colour, darken, lighten, mix } from '#core/colour';
import { linear, type Pen } from '#core/pen';
import { n, openCurve, repeat } from '#core/shapes';

/** The canvas every dish is drawn on, in canvas units: 4 to 3. */
export const CANVAS = { width: 960, height: 720 } as const;

const { width: W, height: H } = CANVAS;

export type SurfaceKind =
  | 'linen'
  | 'plaster'
  | 'planks'
  | 'marble'
  | 'slate'
  | 'tiles'
  | 'gingham'
  | 'mat';

/** A table top that fills the canvas. */
export function surface(pen: Pen, kind: SurfaceKind, colour: Colour): string {
  switch (kind) {
    case 'linen':
      return (
        ground(pen, colour) +
        texture(pen, { frequency: '.55 .16', octaves: 2, strength: 0.5 }) +
        folds(pen, colour)
      );
    case 'plaster':
      return (
        ground(pen, colour) + texture(pen, { frequency: '.009 .012', octaves: 4, strength: 0.75 })
      );
    case 'planks':
      return planks(pen, colour);
    case 'marble':
      return marble(pen, colour);
    case 'slate':
      return (
        ground(pen, colour) + texture(pen, { frequency: '.02 .05', octaves: 4, strength: 1.1 })
      );
    case 'tiles':
      return tiles(pen, colour);
    case 'gingham':
      return gingham(pen, colour);
    case 'mat':
      return mat(pen, colour);
  }
}

const ground = (pen: Pen, colour: Colour): string =>
  `<rect width="${W}" height="${H}" fill="${linear(
    pen,
    [
      [0, lighten(colour, 0.16)],
      [0.55, colour],
      [1, darken(colour, 0.16)],
    ],
    [1, 1],
  )}"/>`;

type Grain = { readonly frequency: string; readonly octaves: number; readonly strength: number };

/** Noise over the whole canvas: the darker half of it, as translucent shade. */
function texture(pen: Pen, { frequency, octaves, strength }: Grain): string {
  const seed = pen.random.whole(1, 90);
  const filter = pen.define(
    `grain${frequency}`,
    (id) =>
      `<filter id="${id}" x="0" y="0" width="1" height="1"><feTurbulence type="fractalNoise" baseFrequency="${frequency}" numOctaves="${octaves}" seed="${seed}"/><feColorMatrix values="0 0 0 0 .12  0 0 0 0 .06  0 0 0 0 .02  ${strength} 0 0 0 ${-(strength * 0.42)}"/></filter>`,
  );
  return `<rect width="${W}" height="${H}" filter="${filter}"/>`;
}

/** Two or three broad, soft creases, as in a cloth that was folded. */
function folds(pen: Pen, colour: Colour): string {
  const { random } = pen;
  return repeat(random.whole(1, 2), () => {
    const x = random.between(40, W - 40);
    const lean = random.between(-160, 160);
    return `<path d="M${n(x)} 0L${n(x + lean)} ${H}" stroke="${lighten(colour, 0.5)}" stroke-opacity=".35" stroke-width="5"/><path d="M${n(x + 7)} 0L${n(x + lean + 7)} ${H}" stroke="${darken(colour, 0.5)}" stroke-opacity=".16" stroke-width="9"/>`;
  });
}

function planks(pen: Pen, colour: Colour): string {
  const { random } = pen;
  const boards = random.whole(3, 5);
  const height = W / boards;
  const body = repeat(boards, (i) => {
    const y = i * height;
    const tone = mix(colour, random.chance(0.5) ? '#fff1d8' : '#3a1c0a', random.between(0, 0.14));
    const grain = repeat(15, () => {
      const gy = y + random.between(6, height - 6);
      const wave = random.between(-14, 14);
      const d = openCurve([
        [-20, gy],
        [W * 0.3, gy + wave],
        [W * 0.65, gy - wave * 0.6],
        [W + 20, gy + random.between(-8, 8)],
      ]);
      return `<path d="${d}" fill="none" stroke="${darken(tone, 0.55)}" stroke-opacity="${random.between(0.08, 0.26).toFixed(2)}" stroke-width="${n(random.between(1, 4))}"/>`;
    });
    const knot = random.chance(0.45)
      ? `<g transform="translate(${n(random.between(60, W - 60))} ${n(y + height / 2)})"><ellipse rx="30" ry="11" fill="none" stroke="${darken(tone, 0.55)}" stroke-opacity=".3" stroke-width="4"/><ellipse rx="15" ry="6" fill="${darken(tone, 0.5)}" opacity=".5"/></g>`
      : '';
    return `<rect y="${n(y)}" width="${W}" height="${n(height)}" fill="${tone}"/>${grain}${knot}<rect y="${n(y + height - 4)}" width="${W}" height="5" fill="${darken(tone, 0.75)}" opacity=".65"/><rect y="${n(y)}" width="${W}" height="3" fill="${lighten(tone, 0.5)}" opacity=".4"/>`;
  });
  return random.chance(0.5)
    ? body
    : `<g transform="translate(${W / 2} ${H / 2}) rotate(90) translate(${-W / 2} ${-W / 2})">${body}</g>`;
}

function marble(pen: Pen, colour: Colour): string {
  const { random } = pen;
  const veins = repeat(7, () => {
    let x = random.between(-100, W * 0.9);
    let y = random.between(-80, H * 0.5);
    const points = Array.from({ length: 8 }, (): [number, number] => {
      x += random.between(20, 150);
      y += random.between(10, 110);
      return [x, y];
    });
    const strength = random.between(0.1, 0.34).toFixed(2);
    const d = openCurve(points);
    return `<path d="${d}" fill="none" stroke="${darken(colour, 0.5)}" stroke-opacity="${n(Number(strength) * 0.4)}" stroke-width="26" stroke-linejoin="round"/><path d="${d}" fill="none" stroke="${darken(colour, 0.6)}" stroke-opacity="${strength}" stroke-width="${n(random.between(1.5, 4))}"/>`;
  });
  return `${ground(pen, colour)}<g filter="${softVeins(pen)}">${veins}</g>`;
}

const softVeins = (pen: Pen): string =>
  pen.define(
    'veins',
    (id) =>
      `<filter id="${id}" x="0" y="0" width="1" height="1"><feTurbulence type="fractalNoise" baseFrequency=".012" numOctaves="3" seed="5"/><feDisplacementMap in="SourceGraphic" scale="70" xChannelSelector="R" yChannelSelector="G"/><feGaussianBlur stdDeviation="2"/></filter>`,
  );

function tiles(pen: Pen, colour: Colour): string {
  const { random } = pen;
  const size = random.pick([150, 180, 210]);
  const grout = lighten(mix(colour, '#cfc4b2', 0.5), 0.35);
  const turn = random.pick([0, 45]);
  const columns = Math.ceil(1500 / size);
  const body = repeat(columns * columns, (i) => {
    const x = (i % columns) * size - 750;
    const y = Math.floor(i / columns) * size - 750;
    const tone = mix(colour, random.chance(0.5) ? '#fff1d8' : '#3a1c0a', random.between(0, 0.13));
    return `<rect x="${x}" y="${y}" width="${size - 7}" height="${size - 7}" rx="8" fill="${tone}"/><path d="M${x + 6} ${y + size - 14}V${y + 6}H${x + size - 14}" fill="none" stroke="#fff" stroke-opacity=".22" stroke-width="4"/>`;
  });
  return `<rect width="${W}" height="${H}" fill="${grout}"/><g transform="translate(480 360) rotate(${turn})">${body}</g>${texture(pen, { frequency: '.03', octaves: 3, strength: 0.5 })}`;
}

function gingham(pen: Pen, colour: Colour): string {
  const size = pen.random.pick([54, 66, 80]);
  const turn = pen.random.pick([0, 12, -18, 45]);
  const bars = repeat(Math.ceil(1400 / (size * 2)), (i) => {
    const at = i * size * 2 - 700;
    return `<rect x="${at}" y="-700" width="${size}" height="1400"/><rect y="${at}" x="-700" width="1400" height="${size}"/>`;
  });
  return `${ground(pen, '#f8f1e4')}<g transform="translate(480 360) rotate(${turn})" fill="${colour}" opacity=".42">${bars}</g>${texture(pen, { frequency: '.5 .4', octaves: 1, strength: 0.4 })}`;
}

/** A bamboo mat: thin sticks, tied with darker threads. */
function mat(pen: Pen, colour: Colour): string {
  const { random } = pen;
  const sticks = repeat(46, (i) => {
    const tone = mix(colour, random.chance(0.5) ? '#fff1d8' : '#5a3312', random.between(0, 0.16));
    return `<rect x="-40" y="${i * 18 - 60}" width="1100" height="16.5" rx="6" fill="${tone}"/><rect x="-40" y="${i * 18 - 57}" width="1100" height="4" fill="#fff" opacity=".2"/>`;
  });
  const threads = repeat(
    4,
    (i) =>
      `<rect x="${130 + i * 240}" y="-60" width="7" height="900" fill="${darken(colour, 0.5)}" opacity=".45"/>`,
  );
  return `<rect width="${W}" height="${H}" fill="${darken(colour, 0.55)}"/><g transform="rotate(${random.pick([0, 0, 4, -5])} 480 360)">${sticks}${threads}</g>`;
}
