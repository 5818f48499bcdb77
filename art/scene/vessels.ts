import { type Colour, darken, lighten } from '#core/colour';
import { blur, linear, type Pen, radial, shadow } from '#core/pen';
import { inDisc, n, openCurve, repeat } from '#core/shapes';

import { castShadow } from './ceramics.ts';

/** A cast-iron pan with its handle to the right; turn it as you like. Food fits inside 0.9. */
export function skillet(pen: Pen, radius: number): string {
  const handle = `<g filter="${shadow(pen, 'high')}"><path d="M${n(radius * 0.9)} -38 C ${n(radius * 1.12)} -24 ${n(radius * 1.2)} -27 ${n(radius * 1.9)} -33 A 33 33 0 0 1 ${n(radius * 1.9)} 33 C ${n(radius * 1.2)} 27 ${n(radius * 1.12)} 24 ${n(radius * 0.9)} 38Z" fill="${linear(
    pen,
    [
      [0, '#51565a'],
      [0.4, '#2b2e31'],
      [1, '#17191b'],
    ],
  )}"/><ellipse cx="${n(radius * 1.88)}" rx="22" ry="11" fill="#0d0e0f"/></g>`;
  return `${castShadow(pen, radius)}${handle}<circle r="${radius}" fill="${linear(
    pen,
    [
      [0, '#686d71'],
      [0.45, '#35393c'],
      [1, '#141618'],
    ],
    [1, 1],
  )}"/><circle r="${n(radius * 0.945)}" fill="${linear(
    pen,
    [
      [0, '#0f1011'],
      [0.6, '#26292b'],
      [1, '#54585b'],
    ],
    [1, 1],
  )}"/><circle r="${n(radius * 0.915)}" fill="${radial(pen, [
    [0, '#34383a'],
    [0.8, '#25282a'],
    [1, '#131415'],
  ])}"/>`;
}

/** A hammered metal bowl with two ring handles, steel or copper. Food fits inside 0.88. */
export function kadai(pen: Pen, radius: number, metal: Colour): string {
  const ring = (side: number): string =>
    `<path d="M${n(side * radius * 0.95)} -52 C ${n(side * radius * 1.22)} -60 ${n(side * radius * 1.22)} 60 ${n(side * radius * 0.95)} 52" fill="none" stroke="${darken(metal, 0.35)}" stroke-width="24" stroke-linecap="round"/><path d="M${n(side * radius * 0.95)} -54 C ${n(side * radius * 1.21)} -60 ${n(side * radius * 1.21)} 56 ${n(side * radius * 0.95)} 48" fill="none" stroke="${lighten(metal, 0.4)}" stroke-width="8" stroke-linecap="round"/>`;
  const dents = repeat(90, () => {
    const angle = pen.random.between(0, 360);
    return `<ellipse transform="rotate(${n(angle)}) translate(${n(radius * pen.random.between(0.9, 0.985))} 0)" rx="6" ry="9" fill="${pen.random.pick([lighten(metal, 0.5), darken(metal, 0.35)])}" opacity=".4"/>`;
  });
  return `${castShadow(pen, radius)}<g filter="${shadow(pen, 'mid')}">${ring(1)}${ring(-1)}</g><circle r="${radius}" fill="${linear(
    pen,
    [
      [0, lighten(metal, 0.6)],
      [0.3, metal],
      [0.55, lighten(metal, 0.35)],
      [1, darken(metal, 0.45)],
    ],
    [1, 1],
  )}"/>${dents}<circle r="${n(radius - 3)}" fill="none" stroke="${lighten(metal, 0.8)}" stroke-opacity=".6" stroke-width="4"/><circle r="${n(radius * 0.89)}" fill="${darken(metal, 0.5)}"/>`;
}

const woodFill = (pen: Pen, wood: Colour): string =>
  linear(
    pen,
    [
      [0, lighten(wood, 0.25)],
      [0.5, wood],
      [1, darken(wood, 0.2)],
    ],
    [1, 1],
  );

/** Lines of wood grain inside a box about the origin. */
function grain(pen: Pen, width: number, height: number): string {
  const { random } = pen;
  return repeat(24, () => {
    const y = random.between(-height / 2 + 8, height / 2 - 8);
    const d = openCurve([
      [-width / 2 + 8, y],
      [-width * 0.15, y + random.between(-10, 10)],
      [width * 0.2, y + random.between(-10, 10)],
      [width / 2 - 8, y + random.between(-6, 6)],
    ]);
    return `<path d="${d}" fill="none" stroke="#5c3312" stroke-opacity="${random.between(0.06, 0.24).toFixed(2)}" stroke-width="${n(random.between(1, 4))}"/>`;
  });
}

/** A chopping board, `width` by `height`, some with a handle. */
export function board(pen: Pen, size: readonly [number, number], wood: Colour): string {
  const [width, height] = size;
  const handle = pen.random.chance(0.5)
    ? `<rect x="${n(width / 2 - 40)}" y="-52" width="170" height="104" rx="46" fill="${woodFill(pen, wood)}"/><circle cx="${n(width / 2 + 82)}" r="20" fill="#2b1608" opacity=".75"/>`
    : '';
  return `<g filter="${shadow(pen, 'high')}">${handle}<rect x="${n(-width / 2)}" y="${n(-height / 2)}" width="${width}" height="${height}" rx="40" fill="${woodFill(pen, wood)}"/></g>${grain(pen, width, height)}<rect x="${n(-width / 2 + 3)}" y="${n(-height / 2 + 3)}" width="${width - 6}" height="${height - 6}" rx="38" fill="none" stroke="#fff" stroke-opacity=".26" stroke-width="4"/>`;
}

/** A round wooden board, as pizza is served on. */
export function roundBoard(pen: Pen, radius: number, wood: Colour): string {
  const clip = pen.define(
    `disc${radius}`,
    (id) => `<clipPath id="${id}"><circle r="${radius - 4}"/></clipPath>`,
  );
  return `${castShadow(pen, radius)}<circle r="${radius}" fill="${woodFill(pen, wood)}"/><g clip-path="${clip}">${grain(pen, radius * 2, radius * 2)}</g><circle r="${radius - 3}" fill="none" stroke="#fff" stroke-opacity=".26" stroke-width="4"/>`;
}

/** A sheet of baking paper with curled, uneven edges. */
export function parchment(pen: Pen, size: readonly [number, number]): string {
  const [w, h] = [size[0] / 2, size[1] / 2];
  const jag = (): number => pen.random.between(-12, 12);
  const d = `M${n(-w + jag())} ${n(-h + jag())}L${n(w + jag())} ${n(-h + jag())}L${n(w + jag())} ${n(h + jag())}L${n(-w + jag())} ${n(h + jag())}Z`;
  const creases = repeat(6, () => {
    const x = pen.random.between(-w * 0.9, w * 0.9);
    return `<path d="M${n(x)} ${n(-h)}L${n(x + pen.random.between(-160, 160))} ${n(h)}" stroke="#8a6a42" stroke-opacity=".16" stroke-width="3"/>`;
  });
  return `<g filter="${shadow(pen, 'mid')}"><path d="${d}" fill="${linear(
    pen,
    [
      [0, '#f3e5cb'],
      [1, '#d9c19a'],
    ],
    [1, 1],
  )}"/></g>${creases}`;
}

/** A metal baking sheet with a rolled rim; food fits inside width - 90, height - 90. */
export function tray(pen: Pen, size: readonly [number, number], metal: Colour): string {
  const [width, height] = size;
  const box = (inset: number, rx: number, fill: string): string =>
    `<rect x="${n(-width / 2 + inset)}" y="${n(-height / 2 + inset)}" width="${width - 2 * inset}" height="${height - 2 * inset}" rx="${rx}" fill="${fill}"/>`;
  const rim = linear(
    pen,
    [
      [0, lighten(metal, 0.55)],
      [0.5, metal],
      [1, darken(metal, 0.35)],
    ],
    [1, 1],
  );
  const wall = linear(
    pen,
    [
      [0, darken(metal, 0.55)],
      [0.5, darken(metal, 0.2)],
      [1, lighten(metal, 0.4)],
    ],
    [1, 1],
  );
  const stains = repeat(18, () => {
    const [x, y] = inDisc(pen.random, 1);
    return `<circle cx="${n((x * width) / 2.4)}" cy="${n((y * height) / 2.4)}" r="${n(pen.random.between(6, 26))}" fill="#3a1c08" opacity=".1"/>`;
  });
  return `<g filter="${shadow(pen, 'high')}">${box(0, 34, rim)}</g>${box(18, 26, wall)}${box(30, 20, darken(metal, 0.14))}${stains}`;
}

/** A ceramic oven dish with two handles; food fits inside width - 80, height - 80. */
export function ovenDish(pen: Pen, size: readonly [number, number], glaze: Colour): string {
  const [width, height] = size;
  const rim = linear(
    pen,
    [
      [0, lighten(glaze, 0.4)],
      [0.5, glaze],
      [1, darken(glaze, 0.3)],
    ],
    [1, 1],
  );
  const wall = linear(
    pen,
    [
      [0, darken(glaze, 0.5)],
      [1, lighten(glaze, 0.2)],
    ],
    [1, 1],
  );
  const handle = (side: number): string =>
    `<rect x="${n(side > 0 ? width / 2 - 30 : -width / 2 - 44)}" y="-90" width="74" height="180" rx="36" fill="${rim}"/>`;
  return `<g filter="${shadow(pen, 'high')}">${handle(1)}${handle(-1)}<rect x="${n(-width / 2)}" y="${n(-height / 2)}" width="${width}" height="${height}" rx="76" fill="${rim}"/></g><rect x="${n(-width / 2 + 4)}" y="${n(-height / 2 + 4)}" width="${width - 8}" height="${height - 8}" rx="72" fill="none" stroke="#fff" stroke-opacity=".4" stroke-width="4"/><rect x="${n(-width / 2 + 26)}" y="${n(-height / 2 + 26)}" width="${width - 52}" height="${height - 52}" rx="58" fill="${wall}"/>`;
}

/** The soft bloom of light on the side of the table that faces the window; drawn last. */
export const daylight = (pen: Pen, size: readonly [number, number]): string =>
  `<rect width="${size[0]}" height="${size[1]}" style="mix-blend-mode:soft-light" fill="${radial(
    pen,
    [
      [0, '#fff8e2', 0.8],
      [0.5, '#fff6dc', 0],
      [1, '#3a1c08', 0.4],
    ],
    [0.2, 0.12, 1.15],
  )}"/>`;

/** Blurred bars of window light across the table, as in a photograph taken by a window. */
export function windowLight(pen: Pen, size: readonly [number, number]): string {
  const { random } = pen;
  const lean = random.between(-30, -16);
  const first = random.between(-80, 260);
  const bars = repeat(
    2,
    (i) => `<rect x="${n(first + i * 330)}" y="-400" width="230" height="1700"/>`,
  );
  return `<g transform="rotate(${n(lean)} ${size[0] / 2} ${size[1] / 2})" fill="#fff3d0" opacity=".2" filter="${blur(pen, 26)}">${bars}</g>`;
}
