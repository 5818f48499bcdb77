import { type Colour, darken, lighten } from '#core/colour';
import { linear, type Pen, put } from '#core/pen';
import { n, repeat } from '#core/shapes';

const METALS: readonly Colour[] = ['#c9ced1', '#c9ced1', '#c9a25a', '#3b3f43'];

const metalFill = (pen: Pen, metal: Colour): string =>
  linear(
    pen,
    [
      [0, lighten(metal, 0.6)],
      [0.4, metal],
      [0.6, lighten(metal, 0.35)],
      [1, darken(metal, 0.4)],
    ],
    [1, 0],
  );

/** A fork, tines up, about 420 canvas units long. */
function fork(pen: Pen, metal: Colour): string {
  const tines = [-27, -9, 9, 27]
    .map((x) => `M${x - 5} -120L${x - 4} -205Q${x} -214 ${x + 4} -205L${x + 5} -120`)
    .join('');
  const fill = metalFill(pen, metal);
  return `<path d="${tines}" fill="${fill}"/><path d="M-33 -126Q-34 -60 -11 -34Q-6 0 -8 60L-14 190Q0 214 14 190L8 60Q6 0 11 -34Q34 -60 33 -126Z" fill="${fill}"/><path d="M-3 -20L-5 180" stroke="#fff" stroke-opacity=".5" stroke-width="4" stroke-linecap="round"/>`;
}

function spoon(pen: Pen, metal: Colour): string {
  return `<path d="M0 -214C46 -214 58 -130 34 -86Q12 -54 9 -10L15 190Q0 214 -15 190L-9 -10Q-12 -54 -34 -86C-58 -130 -46 -214 0 -214Z" fill="${metalFill(pen, metal)}"/><ellipse cy="-146" rx="30" ry="50" fill="${linear(
    pen,
    [
      [0, darken(metal, 0.45)],
      [1, lighten(metal, 0.5)],
    ],
    [1, 1],
  )}"/><path d="M-14 -178Q-24 -150 -16 -122" stroke="#fff" stroke-opacity=".75" stroke-width="6" stroke-linecap="round" fill="none"/>`;
}

function knife(pen: Pen, metal: Colour): string {
  return `<path d="M-15 -30L-15 -196Q14 -190 17 -90L15 -30Z" fill="${metalFill(pen, metal)}"/><path d="M-13 -28L15 -28L18 190Q0 212 -16 190Z" fill="${metalFill(pen, darken(metal, 0.12))}"/>`;
}

function chopsticks(pen: Pen): string {
  const wood = pen.random.pick(['#7a3420', '#2d2522', '#a8713c', '#5b2a1c']);
  const stick = (x: number, lean: number): string =>
    `<g transform="rotate(${n(lean)})"><path d="M${x - 8} 270L${x - 4} -280Q${x} -286 ${x + 4} -280L${x + 8} 270Z" fill="${linear(
      pen,
      [
        [0, lighten(wood, 0.3)],
        [0.5, wood],
        [1, darken(wood, 0.4)],
      ],
      [1, 0],
    )}"/><rect x="${x - 8}" y="180" width="16" height="26" fill="#d9b25c" opacity=".8"/></g>`;
  return stick(-15, pen.random.between(-2.4, -0.6)) + stick(15, pen.random.between(0.4, 2));
}

/** A folded cloth that comes in from the edge of the picture. */
function napkin(pen: Pen, colour: Colour): string {
  const { random } = pen;
  const stripes = random.pick(['lines', 'border', 'plain'] as const);
  const pattern =
    stripes === 'lines'
      ? repeat(
          9,
          (i) =>
            `<rect x="${-170 + i * 40}" y="-230" width="6" height="460" fill="${lighten(colour, 0.6)}" opacity=".55"/>`,
        )
      : stripes === 'border'
        ? `<rect x="-172" y="-212" width="344" height="424" fill="none" stroke="${lighten(colour, 0.65)}" stroke-opacity=".7" stroke-width="9"/>`
        : '';
  return `<path d="M-196 -236Q0 -226 196 -238Q188 0 198 236Q0 226 -198 238Q-190 0 -196 -236Z" fill="${linear(
    pen,
    [
      [0, lighten(colour, 0.22)],
      [0.5, colour],
      [1, darken(colour, 0.22)],
    ],
    [1, 1],
  )}"/>${pattern}<path d="M-40 -232Q-10 0 -60 234" stroke="${darken(colour, 0.5)}" stroke-opacity=".28" stroke-width="10" fill="none"/><path d="M-50 -232Q-20 0 -70 234" stroke="#fff" stroke-opacity=".22" stroke-width="7" fill="none"/>`;
}

/** A small dish of something: sauce, salt, seeds. */
function dip(pen: Pen, filling: Colour): string {
  const glaze = pen.random.pick(['#f4efe4', '#3a4148', '#c9d3d0', '#b5623a']);
  return `<circle r="78" fill="${linear(
    pen,
    [
      [0, lighten(glaze, 0.5)],
      [1, darken(glaze, 0.3)],
    ],
    [1, 1],
  )}"/><circle r="68" fill="${darken(glaze, 0.4)}"/><circle cx="2" cy="3" r="63" fill="${linear(
    pen,
    [
      [0, darken(filling, 0.25)],
      [0.5, filling],
      [1, lighten(filling, 0.2)],
    ],
    [1, 1],
  )}"/><path d="M-36 -26A46 46 0 0 1 14 -42" stroke="#fff" stroke-opacity=".6" stroke-width="8" stroke-linecap="round" fill="none"/>`;
}

/** A drinking glass from above: two rims and the light through it. */
function tumbler(pen: Pen, drink: Colour): string {
  return `<circle r="92" fill="#ffffff" opacity=".28"/><circle r="78" fill="${linear(
    pen,
    [
      [0, darken(drink, 0.15)],
      [1, lighten(drink, 0.45)],
    ],
    [1, 1],
  )}" opacity=".75"/><circle r="90" fill="none" stroke="#fff" stroke-opacity=".85" stroke-width="6"/><circle r="76" fill="none" stroke="#fff" stroke-opacity=".4" stroke-width="3"/><path d="M-58 -34A68 68 0 0 1 20 -64" stroke="#fff" stroke-opacity=".9" stroke-width="9" stroke-linecap="round" fill="none"/>`;
}

export type PropKind = 'fork' | 'spoon' | 'knife' | 'chopsticks' | 'napkin' | 'dip' | 'tumbler';

type PropSpot = {
  readonly x: number;
  readonly y: number;
  readonly turn: number;
  readonly colour: Colour;
};

/** A thing beside the plate; `colour` is that of a cloth, a filling or a drink. */
export function prop(pen: Pen, kind: PropKind, spot: PropSpot): string {
  const metal = pen.random.pick(METALS);
  const draw: Record<PropKind, () => string> = {
    fork: () => fork(pen, metal),
    spoon: () => spoon(pen, metal),
    knife: () => knife(pen, metal),
    chopsticks: () => chopsticks(pen),
    napkin: () => napkin(pen, spot.colour),
    dip: () => dip(pen, spot.colour),
    tumbler: () => tumbler(pen, spot.colour),
  };
  return put(pen, draw[kind](), { ...spot, height: kind === 'napkin' ? 'low' : 'mid' });
}
