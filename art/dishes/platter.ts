import { darken } from '#core/colour';
import { type Pen, put, shadow } from '#core/pen';
import { type Point, polar, repeat } from '#core/shapes';
import { baguetteSlice } from '#glyphs/breads';
import { crispPiece } from '#glyphs/meat';
import type { Reading } from '#pantry/reading';
import { bowl, chooseGlaze, crumbs, plate, wallShade } from '#scene/ceramics';
import { clearPool, fillUp, simmeredSauce } from '#scene/sauces';
import { board, skillet, tray } from '#scene/vessels';

import { bake } from './bakes.ts';
import { braised, centre, sideOfGrain, whole } from './centrepieces.ts';
import { batteredFingers, fishAndChips, fries, samosas, tenders } from './fried.ts';
import { garnish, medley, piece, upTo } from './lay.ts';
import { sliced } from './loaves.ts';
import type { Cook, Plating } from './plating.ts';
import { roastChicken, wings } from './roasted.ts';
import { slicedRolls } from './rolled.ts';

/** Grilled and pan-fried things with what is served beside them. */
export const grill: Cook = (pen, reading) => {
  if (reading.called(/samosa/i)) return samosas(pen, reading);
  if (reading.called(/tenders/i)) return tenders(pen, reading);
  if (reading.called(/wings/i)) return wings(pen, reading);
  const { random } = pen;
  const glaze = chooseGlaze(pen, reading.input.cuisine);
  const onBoard = random.chance(0.25);
  const radius = 326;
  const { body: mains, lots } = centre(pen, reading);
  // What is inside a dumpling or on a skewer is not beside it.
  const filled = reading.called(/potsticker|dumpling|gyoza|momo|wonton|shish|skewer/i);
  const greens = filled ? [] : upTo(reading.of('bed'), 2);
  const sides = upTo(
    filled ? [] : reading.of('vegetable', 'aromatic').filter(({ size }) => size > 24),
    3,
  ).map((food) => whole(food));
  const saucy = reading.has(/cream|broth|wine|coconut milk/i);
  const under = medley(pen, greens, { radius: 236, count: 26, gap: 0.95, height: 'low' });
  const side = lots
    ? medley(pen, sides, { radius: 225, count: 10, gap: 1.3, height: 'mid' })
    : medley(pen, sides, {
        radius: 225,
        count: 17,
        gap: 1.02,
        height: 'mid',
        where: ([x, y]) => y > 66 || y < -128 || x > 196,
      });
  const citrus = upTo(reading.of('slice'), 1).map(
    (food) =>
      piece(pen, food, { at: [176, -132], height: 'mid', scale: 1.15 }) +
      piece(pen, food, { at: [-198, 128], height: 'mid', scale: 1.1 }),
  );
  const sauce = saucy ? put(pen, clearPool(pen, 200, reading.sauce('#c9923c')), {}) : '';
  const body = `${onBoard ? board(pen, [840, 600], random.pick(['#8a5a38', '#a06a3f'])) : plate(pen, radius, glaze)}${sauce}${under}${sideOfGrain(pen, reading, [128, -112])}${side}${mains}${citrus.join('')}${medley(
    pen,
    upTo(
      reading.of('bit', 'cheese').filter(({ size }) => size >= 9 && size < 34),
      2,
    ),
    { radius: 190, count: 12, gap: 2 },
  )}${garnish(pen, reading, { radius: 200 })}${crumbs(pen, 240, ['#4a2a18', '#5c8a34', '#2b1a10'])}`;
  return {
    body,
    radius: onBoard ? 300 : radius,
    props: ['fork', 'knife', 'napkin', 'dip', 'tumbler'],
    dip: reading.has(/peanut/i) ? '#b9793a' : reading.has(/soy/i) ? '#3a1a0e' : '#a3b04a',
    wide: onBoard,
  };
};

const IN_SAUCE =
  /livornese|veracruzana|saganaki|cacciatore|brasato|braised|puttanesca|mustard fish|cioppino|stew/i;

/** Fish: a fillet on greens or grains, or in its sauce in the pan. */
export const fish: Cook = (pen, reading) => {
  const { random } = pen;
  const radius = 318;
  const glaze = chooseGlaze(pen, reading.input.cuisine);
  if (reading.called(IN_SAUCE)) return inSauce(pen, reading, radius);
  if (reading.called(/fish and chips/i)) return fishAndChips(pen, reading);
  if (reading.called(/fish fry/i)) return batteredFingers(pen, reading);
  const food = reading.of('main')[0];
  const greens = upTo([...reading.of('bed'), ...reading.of('vegetable')], 3).map((one) =>
    whole(one),
  );
  const big = food ? whole(food) : undefined;
  const fried = reading.called(/fry|fried|pakora/i);
  const main =
    !food || !big
      ? ''
      : fried
        ? medley(pen, [{ ...food, glyph: crispPiece, size: 96 }], {
            radius: 170,
            count: 6,
            gap: 1.15,
            height: 'mid',
          })
        : piece(
            pen,
            { ...big, size: big.size * (big.size > 120 ? 1.36 : 1) },
            { at: [0, -8], turn: random.between(-28, 12), height: 'mid' },
          );
  const bed = medley(pen, greens, { radius: 210, count: 22, gap: 0.92, height: 'low' });
  const lemons = reading.of('slice')[0];
  const slices = lemons
    ? (
        [
          [-60, -34],
          [34, 8],
        ] as const
      )
        .map((at) => (fried ? '' : piece(pen, lemons, { at, scale: 0.86, height: 'low' })))
        .join('') +
      piece(pen, lemons, { at: polar(random.between(20, 70), 210), height: 'mid', scale: 1.1 })
    : '';
  const glazeSauce = reading.has(/soy|miso|caramel|honey/i)
    ? put(pen, clearPool(pen, 176, darken(reading.sauce('#8a4a1c'), 0.1)), {})
    : '';
  const body = `${plate(pen, radius, glaze)}${glazeSauce}${sideOfGrain(pen, reading, [-116, -124])}${bed}${main}${slices}${medley(
    pen,
    upTo(
      reading.of('bit', 'nut').filter(({ size }) => size >= 6 && size < 24),
      2,
    ),
    { radius: 200, count: 16, gap: 1.8 },
  )}${garnish(pen, reading, { radius: 190 })}${crumbs(pen, 230, ['#4a2a18', '#5c8a34'])}`;
  return {
    body,
    radius,
    props:
      reading.input.cuisine === 'asian'
        ? ['chopsticks', 'dip', 'tumbler']
        : ['fork', 'knife', 'napkin', 'tumbler', 'dip'],
    dip: '#3a1a0e',
  };
};

/** Whole pieces that stand in a pan of sauce. */
function inSauce(pen: Pen, reading: Reading, radius: number): Plating {
  const { random } = pen;
  const inPan = random.chance(0.6);
  const inner = radius * 0.9;
  const sauce = reading.sauce('#b9502a');
  const food = reading.of('main')[0];
  const big = food ? braised(food) : undefined;
  const pieces = !big
    ? ''
    : big.size >= 130
      ? (
          [
            [-40, -104, -14],
            [34, 88, -6],
          ] as const
        )
          .map(([x, y, turn]) =>
            piece(pen, { ...big, size: big.size * 1.12 }, { at: [x, y], turn, height: 'mid' }),
          )
          .join('')
      : medley(pen, [big], {
          radius: inner * 0.66,
          count: big.size > 80 ? 5 : 9,
          gap: 1.4,
          height: 'mid',
        });
  const bread = reading.has(/baguette/i)
    ? repeat(3, (i) =>
        put(pen, baguetteSlice(pen, 92), {
          x: -radius * 1.02 + i * 26,
          y: radius * 0.5 + i * 78,
          turn: -30 + i * 8,
          height: 'mid',
        }),
      )
    : '';
  const beside = medley(pen, upTo(reading.of('vegetable'), 3), {
    radius: inner * 0.86,
    count: 18,
    gap: 1.3,
    height: 'low',
  });
  const beads = medley(
    pen,
    upTo(
      reading.of('bit').filter(({ size }) => size >= 9),
      3,
    ),
    { radius: inner * 0.86, count: 22, gap: 2 },
  );
  const body = `${bread}${inPan ? skillet(pen, radius) : bowl(pen, radius, chooseGlaze(pen, reading.input.cuisine))}${fillUp(pen, inner, { colour: sauce })}${simmeredSauce(pen, inner, sauce)}${beside}${pieces}${beads}${medley(
    pen,
    upTo(
      reading.of('cheese').filter(({ size }) => size < 40),
      1,
    ),
    { radius: inner * 0.7, count: 14, gap: 1.7 },
  )}${garnish(pen, reading, { radius: inner * 0.78 })}${wallShade(pen, inner * 1.01)}`;
  return {
    body,
    radius,
    liquid: { wetness: 'sauce', colour: sauce },
    props: ['fork', 'napkin', 'spoon', 'tumbler'],
  };
}

/** Things out of the oven: a sheet of roasted pieces, a pan of braise, or a gratin. */
export const roast: Cook = (pen, reading) => {
  const { random } = pen;
  if (reading.called(/french fries/i)) return fries(pen);
  if (reading.told(/slice each roll/i)) return slicedRolls(pen, reading);
  if (reading.called(/meatloaf/i)) return sliced(pen, reading);
  if (reading.has(/whole chicken/i)) return roastChicken(pen, reading);
  if (
    reading.has(/lasagna|phyllo|puff pastry/i) ||
    reading.called(
      /moussaka|parmigiana|pie|gratin|bake|pudding|cottage|shepherd|involtini|rellenos|stuffed|imam/i,
    )
  )
    return bake(pen, reading);
  if (reading.called(IN_SAUCE)) return inSauce(pen, reading, 318);
  const hash = reading.called(/hash/i);
  const inPan = hash || random.chance(0.35);
  const sheet: readonly [number, number] = [830, 560];
  const mains = upTo(reading.of('main'), 2).map((food) => whole(food, 0.82));
  const vegetables = upTo(
    reading.of('vegetable', 'aromatic').filter(({ size }) => size > 18),
    4,
  );
  const bits = upTo(
    reading.of('bit').filter(({ size }) => size >= 12),
    2,
  );
  const room = inPan
    ? (): boolean => true
    : ([x, y]: Point): boolean => Math.abs(x) < 350 && Math.abs(y) < 218;
  const reach = inPan ? 250 : 400;
  const spread = { radius: reach, bias: 0.5, where: room };
  const vessel = inPan
    ? skillet(pen, 318)
    : tray(pen, sheet, random.pick(['#a9adb0', '#8f9498', '#5c6064']));
  const oil = `<g opacity=".35">${put(pen, clearPool(pen, inPan ? 240 : 250, '#b9722a'), {})}</g>`;
  const lemons = upTo(reading.of('slice'), 1);
  const body = `${vessel}${oil}${medley(pen, vegetables, { ...spread, count: hash ? 130 : inPan ? 34 : 52, gap: hash ? 0.86 : 1.12, height: 'low' })}${medley(pen, bits, { ...spread, count: 26, gap: 1.8 })}${medley(pen, mains, { radius: inPan ? 180 : 330, bias: 0.5, where: room, count: inPan ? 5 : 7, gap: 1.6, height: 'mid' })}${medley(pen, lemons, { ...spread, count: 4, gap: 3 })}<g filter="${shadow(pen, 'low')}">${garnish(pen, reading, { radius: inPan ? 220 : 290 })}</g>`;
  return {
    body,
    radius: inPan ? 318 : 282,
    props: ['napkin', 'spoon', 'dip', 'fork'],
    dip: '#f4ecd2',
    wide: !inPan,
  };
};
