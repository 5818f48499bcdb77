import { svgDocument } from '#core/document';
import { createPen, type Pen, put } from '#core/pen';
import { hashText, createRandom } from '#core/random';
import { n, polar } from '#core/shapes';
import { type DishInput, read, type Reading } from '#pantry/reading';
import { prop, type PropKind } from '#scene/props';
import { chooseTable, CLOTHS } from '#scene/settings';
import { CANVAS, surface } from '#scene/surfaces';
import { daylight, windowLight } from '#scene/vessels';

import { drawDrinks } from './drinks.ts';
import { KITCHEN } from './kitchen.ts';
import { piece } from './lay.ts';
import type { Plating } from './plating.ts';

const SIZE = [CANVAS.width, CANVAS.height] as const;

/** Where the dish stands: off the middle, near or far, and how far out props must lie. */
type Stand = { readonly x: number; readonly y: number; readonly scale: number };

function chooseStand(pen: Pen, plating: Plating): Stand {
  const { random } = pen;
  const near = random.chance(0.42);
  const scale = plating.wide
    ? random.between(0.96, 1.06)
    : near
      ? random.between(1.1, 1.26)
      : random.between(0.94, 1.06);
  const side = random.chance(0.5) ? 1 : -1;
  return {
    x:
      CANVAS.width / 2 +
      side * random.between(plating.wide ? 0 : 20, plating.wide ? 30 : near ? 70 : 120),
    y: CANVAS.height / 2 + random.between(-1, 1) * (near ? 44 : 22),
    scale,
  };
}

/** Where the free room is: `side` of the dish (1 right), `corner` of that side (1 bottom). */
type Room = { readonly side: 1 | -1; readonly corner: 1 | -1 };

const sign = (pen: Pen): 1 | -1 => (pen.random.chance(0.5) ? 1 : -1);

const DRINKS = ['#dfe9ea', '#f3d9a0', '#c98a4a'] as const;

/** Props on the roomier side of the picture, half out of it, none on the plate or on each other. */
function dressTable(
  pen: Pen,
  plating: Plating,
  at: { stand: Stand; room: Room },
): { below: string; above: string } {
  const { random } = pen;
  const { stand, room } = at;
  const edge = plating.radius * stand.scale;
  const order = random.shuffle(plating.props);
  const cloth = order.includes('napkin') && random.chance(0.5);
  const vessel = order.find((kind) => ROUND.has(kind));
  const tool = order.find((kind) => CUTLERY.has(kind));
  const withVessel = vessel !== undefined && !plating.wide && random.chance(0.45);
  const below = cloth
    ? prop(pen, 'napkin', {
        x: CANVAS.width / 2 + room.side * random.between(390, 450),
        y: CANVAS.height / 2 + room.corner * random.between(230, 300),
        turn: random.between(-34, 34),
        colour: random.pick(CLOTHS),
      })
    : '';
  const [dx, dy] = polar(room.corner * random.between(30, 44), edge + random.between(98, 124));
  const beside = withVessel
    ? prop(pen, vessel, {
        x: stand.x + room.side * dx,
        y: stand.y + dy,
        turn: random.between(0, 360),
        colour: vessel === 'tumbler' ? random.pick(DRINKS) : (plating.dip ?? '#f4ead2'),
      })
    : '';
  const cutlery =
    tool && !plating.wide && random.chance(0.68)
      ? prop(pen, tool, {
          x: stand.x + room.side * (edge + random.between(48, 70)),
          y: CANVAS.height / 2 - room.corner * (withVessel ? 190 : random.between(-40, 70)),
          turn: random.between(-9, 9),
          colour: '#000000',
        })
      : '';
  return { below, above: beside + cutlery };
}

const CUTLERY: ReadonlySet<PropKind> = new Set<PropKind>(['fork', 'spoon', 'knife', 'chopsticks']);
const ROUND: ReadonlySet<PropKind> = new Set<PropKind>(['dip', 'tumbler']);

/** A few leaves, nuts or slices left by the cook in the corner across from the props. */
function leftovers(pen: Pen, reading: Reading, room: Room): string {
  const { random } = pen;
  const food = reading.of('herb', 'slice', 'nut', 'fruit').find(({ size }) => size > 16);
  if (!food || random.chance(0.35)) return '';
  const x = CANVAS.width / 2 - room.side * random.between(410, 450);
  const y = CANVAS.height / 2 + room.corner * random.between(270, 320);
  return Array.from({ length: random.whole(1, 3) }, (_, i) => {
    const [dx, dy] = polar(i * 120 + random.between(0, 60), i === 0 ? 0 : food.size * 2);
    return piece(pen, food, { at: [x + dx, y + dy], height: 'mid', scale: 1.1 });
  }).join('');
}

/** The seed of a recipe's picture: a new title or other ingredients give a new picture. */
const seedOf = (input: DishInput): number =>
  hashText([input.id, input.title, input.cuisine, input.dish, ...input.ingredients].join('|'));

/**
 * The picture of a recipe: a dish seen from above on a table, as an SVG document of 960 by 720.
 * The same recipe always gives the same text.
 */
export function drawDish(input: DishInput): string {
  const pen = createPen(createRandom(seedOf(input)));
  const { random } = pen;
  const reading = read(input);
  if (input.dish === 'smoothie' && !reading.called(/bowl/i)) {
    return svgDocument(pen, SIZE, drawDrinks(pen, reading, SIZE) + daylight(pen, SIZE));
  }
  const [kind, colour] = chooseTable(random, input.cuisine, input.dish);
  const table = surface(pen, kind, colour) + (random.chance(0.5) ? windowLight(pen, SIZE) : '');
  const plating = KITCHEN[input.dish](pen, reading);
  const stand = chooseStand(pen, plating);
  const room: Room = { side: stand.x < CANVAS.width / 2 ? 1 : -1, corner: sign(pen) };
  const { below, above } = dressTable(pen, plating, { stand, room });
  const turn = plating.wide ? random.between(-5, 5) : 0;
  const dish = put(pen, plating.body, { x: stand.x, y: stand.y, scale: stand.scale, turn });
  return svgDocument(
    pen,
    SIZE,
    `${table}${below}${dish}${above}${leftovers(pen, reading, room)}${daylight(pen, SIZE)}`,
  );
}

/** A dish as it is drawn, without its table, with the pen that has its definitions. */
export function plate(input: DishInput): { pen: Pen; plating: Plating } {
  const pen = createPen(createRandom(seedOf(input)));
  return { pen, plating: KITCHEN[input.dish](pen, read(input)) };
}

/**
 * A dish alone, in the middle of a square canvas of the given side, without table or props. It takes
 * `share` of the side, so that there is room for its shadow and for what hangs over its rim.
 */
export function drawCutOut(input: DishInput, side: number, share: number): string {
  const { pen, plating } = plate(input);
  const scale = ((side / 2) * share) / plating.radius;
  const middle = n(side / 2);
  return svgDocument(
    pen,
    [side, side],
    `<g transform="translate(${middle} ${middle}) scale(${scale.toFixed(3)})">${plating.body}</g>`,
  );
}
