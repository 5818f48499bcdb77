import { type Colour, darken, lighten } from '#core/colour';
import { linear, type Pen, put, radial, shadow } from '#core/pen';
import { blob, inDisc, n, type Point, polar, repeat } from '#core/shapes';
import { butterPat } from '#glyphs/dairy';
import { lemonSlice, limeSlice, orangeSlice } from '#glyphs/fruit';
import { cube } from '#glyphs/glyph';
import type { Food } from '#pantry/food';
import type { Reading } from '#pantry/reading';
import { chooseGlaze, plate } from '#scene/ceramics';
import { clearPool, specks, wet } from '#scene/sauces';
import { ovenDish, parchment, roundBoard, skillet, tray } from '#scene/vessels';

import { biscotti, cookies, cracks, iceBars, squares, tart, tartlets } from './biscuits.ts';
import { churros } from './fried.ts';
import { garnish, medley, piece, strew, upTo } from './lay.ts';
import { muffins, sliced, tiramisu } from './loaves.ts';
import type { Cook, Plating } from './plating.ts';

const CAKE_PROPS: Plating['props'] = ['fork', 'napkin', 'tumbler', 'dip', 'spoon'];

/** Sieved sugar: thick in the middle, thin at the edge. */
const sugarDust = (pen: Pen, radius: number): string =>
  `<circle r="${n(radius)}" fill="${radial(pen, [
    [0, '#ffffff', 0.72],
    [0.6, '#ffffff', 0.42],
    [1, '#ffffff', 0.06],
  ])}"/>${specks(pen, radius, { colours: ['#ffffff'], count: 150 })}`;

/** A round cake, one slice drawn aside; `side` is the colour of its cut. */
function roundCake(
  pen: Pen,
  radius: number,
  look: { top: Colour; side: Colour; over: string },
): string {
  const { top, side, over } = look;
  const gap = 44;
  const from = pen.random.between(-10, 30);
  const [ax, ay] = polar(from, radius);
  const [bx, by] = polar(from + gap, radius);
  const cake = `M0 0L${n(bx)} ${n(by)}A${n(radius)} ${n(radius)} 0 1 1 ${n(ax)} ${n(ay)}Z`;
  const slice = `M0 0L${n(ax)} ${n(ay)}A${n(radius)} ${n(radius)} 0 0 1 ${n(bx)} ${n(by)}Z`;
  const [dx, dy] = polar(from + gap / 2, 40);
  const fill = radial(pen, [
    [0, lighten(top, 0.24)],
    [0.8, top],
    [0.95, darken(top, 0.2)],
    [1, darken(top, 0.4)],
  ]);
  const clips = [cake, slice].map((d, i) =>
    pen.define(`cake${i}`, (id) => `<clipPath id="${id}"><path d="${d}"/></clipPath>`),
  );
  const part = (d: string, clip: string | undefined): string =>
    `<g filter="${shadow(pen, 'mid')}"><path d="${d}" transform="translate(0 16)" fill="${darken(side, 0.25)}"/><path d="${d}" transform="translate(0 8)" fill="${side}"/><path d="${d}" fill="${lighten(top, 0.1)}"/></g><g clip-path="${clip}"><g filter="${wet(pen, { scale: 0.02, depth: 2.5, shine: 0.2 })}"><circle r="${n(radius)}" fill="${fill}"/></g>${over}</g>`;
  return `<path d="${slice}" fill="#2a1206" opacity=".3"/>${part(cake, clips[0])}<g transform="translate(${n(dx)} ${n(dy)})">${part(slice, clips[1])}</g>`;
}

/** Flan, turned out of its mold: a low pale drum at forty degrees, caramel on top, down its side and around it. */
function flan(pen: Pen): Plating {
  const { random } = pen;
  const tongue = (angle: number): string => {
    const [x, y] = polar(angle, 1);
    const [tx, ty] = [x * 196, y * 94 - 74];
    const long = random.between(46, 120);
    const wide = random.between(12, 24);
    return `<path d="M${n(tx - wide * 1.8)} ${n(ty - 10)}Q${n(tx - wide)} ${n(ty + 12)} ${n(tx - wide * 0.7)} ${n(ty + long)}a${n(wide * 0.7)} ${n(wide * 0.7)} 0 0 0 ${n(wide * 1.4)} 0Q${n(tx + wide)} ${n(ty + 12)} ${n(tx + wide * 1.8)} ${n(ty - 10)}Z" fill="#a8560f" opacity=".86"/>`;
  };
  const drum = `<path d="M-198 -74L-222 66A222 112 0 0 0 222 66L198 -74Z" fill="${linear(
    pen,
    [
      [0, '#d9a850'],
      [0.22, '#fbe9b4'],
      [0.6, '#f3d384'],
      [1, '#b9802c'],
    ],
    [1, 0],
  )}"/>`;
  const caramel = `<g filter="${wet(pen, { scale: 0.012, depth: 3, shine: 0.7 })}"><ellipse cy="-74" rx="198" ry="96" fill="${radial(
    pen,
    [
      [0, '#c8781e'],
      [0.8, '#a8560f'],
      [1, '#7a3806'],
    ],
  )}"/></g><ellipse cy="-74" rx="196" ry="94" fill="none" stroke="#e8a850" stroke-opacity=".8" stroke-width="4"/><path d="M-140 -104Q-80 -148 20 -152" fill="none" stroke="#fff" stroke-opacity=".7" stroke-width="10" stroke-linecap="round"/>`;
  const spilt = `<g transform="translate(0 84) scale(1 .52)" opacity=".9">${clearPool(pen, 296, '#a8560f')}</g>`;
  const body = `<g transform="scale(1 .8)">${plate(pen, 346, '#f8f4eb')}</g>${spilt}<g filter="${shadow(pen, 'mid')}">${drum}</g>${[24, 62, 96, 128, 158].map(tongue).join('')}${caramel}`;
  return { body, radius: 346, props: CAKE_PROPS, dip: '#a8520c' };
}

/** A fruit crumble or clafoutis in a round or oval dish. */
function fruitBake(pen: Pen, reading: Reading): Plating {
  const crumble = reading.called(/crumble|crisp|cobbler/i);
  const base: Colour = crumble ? '#dda95c' : '#f3cd78';
  const fruit = upTo(reading.of('fruit'), 2);
  const top = `<g filter="${wet(pen, { scale: 0.02, depth: crumble ? 6 : 3, shine: 0.3 })}"><rect x="-340" y="-225" width="680" height="450" rx="54" fill="${radial(
    pen,
    [
      [0, lighten(base, 0.16)],
      [0.8, base],
      [1, darken(base, 0.42)],
    ],
  )}"/></g>`;
  const inside = {
    radius: 360,
    bias: 0.5,
    where: ([x, y]: Point): boolean => Math.abs(x) < 310 && Math.abs(y) < 196,
  };
  const crumbs = crumble
    ? strew(
        pen,
        {
          role: 'nut',
          glyph: (p, q) =>
            `<path d="${blob(p.random, q, { corners: 7, wobble: 0.24 })}" fill="${p.random.pick(['#e8bd72', '#d39a48', '#f0cf90', '#c2873a'])}"/>`,
          size: 15,
        },
        { ...inside, count: 240, gap: 0.95 },
      )
    : '';
  const body = `${ovenDish(pen, [770, 530], pen.random.pick(['#f2ebdd', '#2f5f68', '#5d7795']))}${top}${medley(pen, fruit, { ...inside, count: crumble ? 18 : 34, gap: crumble ? 2.2 : 1.5 })}${crumbs}${medley(pen, fruit, { ...inside, count: crumble ? 9 : 0, gap: 2.6 })}${reading.has(/powdered/i) ? `<g clip-path="${pen.define('dust', (id) => `<clipPath id="${id}"><rect x="-340" y="-225" width="680" height="450" rx="54"/></clipPath>`)}">${sugarDust(pen, 300)}</g>` : ''}`;
  return { body, radius: 268, props: ['spoon', 'napkin', 'dip'], dip: '#fbf4e2', wide: true };
}

/** The fine pores of a sponge. */
const crumb = (pen: Pen): string =>
  specks(pen, 230, { colours: ['#b9772a', '#c98a3c', '#f6d596', '#a8641f'], count: 150 });

/** Cornbread in the skillet it was baked in, a wedge cut, butter on top. */
function cornbread(pen: Pen): Plating {
  const look = { top: '#dda03c', side: '#f3d57c', over: crumb(pen) };
  const body = `${skillet(pen, 326)}${roundCake(pen, 262, look)}${put(pen, butterPat(pen, 38), { x: -70, y: -60, turn: 20, height: 'mid' })}`;
  return { body, radius: 326, props: ['knife', 'napkin', 'tumbler', 'dip'], dip: '#c9801f' };
}

/** Apple pie under its lattice, or a quiche with what is in its custard. */
function pie(pen: Pen, reading: Reading): string {
  if (!reading.called(/quiche/i)) {
    const apples = upTo(reading.of('fruit'), 1).map((food): Food => ({ ...food, size: 44 }));
    const under = medley(pen, apples, { radius: 214, count: 40, gap: 0.9 });
    return tart(pen, 262, { filling: '#c98a34', lattice: true, over: '', under });
  }
  const lardon: Food = { role: 'main', glyph: cube('#b35a3a', 0.34), size: 16 };
  const greens = upTo(
    reading.of('vegetable', 'aromatic').filter(({ size }) => size > 12),
    1,
  ).map((food): Food => ({ ...food, size: Math.min(food.size, 24) }));
  const browned = repeat(26, () => {
    const [x, y] = inDisc(pen.random, 210);
    return put(
      pen,
      `<path d="${blob(pen.random, pen.random.between(12, 40), { corners: 8, wobble: 0.3 })}" fill="#b9701c" opacity=".34"/>`,
      { x, y },
    );
  });
  const over = `${browned}${medley(pen, [lardon, ...greens], { radius: 204, count: 40, gap: 1.3 })}`;
  return tart(pen, 262, { filling: '#f3cd68', lattice: false, over });
}

/** Toppings for a round cake, by its ingredients. */
function cakeLook(pen: Pen, reading: Reading): { top: Colour; side: Colour; over: string } {
  const fruit = upTo(reading.of('fruit'), 2);
  const dust = reading.has(/powdered sugar/i) ? sugarDust(pen, 220) : '';
  const ring = (food: Food, count: number, far: number): string =>
    Array.from({ length: count }, (_, i) =>
      piece(pen, food, {
        at: polar((i * 360) / count, far),
        turn: (i * 360) / count + 90,
        height: 'low',
      }),
    ).join('');
  if (reading.has(/chocolate|cocoa/i))
    return {
      top: '#5a2e18',
      side: '#3f1d0d',
      over: cracks(pen, 200, '#2a1006') + dust + fruit.map((food) => ring(food, 10, 150)).join(''),
    };
  if (reading.called(/cheesecake/i))
    return {
      top: '#f8e6b4',
      side: '#c98f48',
      over:
        `<circle r="228" fill="none" stroke="#b9803a" stroke-opacity=".5" stroke-width="18"/>` +
        ring({ role: 'slice', glyph: lemonSlice, size: 34 }, 7, 168),
    };
  if (reading.called(/orange/i))
    return {
      top: '#e3a041',
      side: '#c07a26',
      over:
        ring({ role: 'fruit', glyph: orangeSlice, size: 56 }, 7, 142) +
        put(pen, orangeSlice(pen, 58), {}) +
        dust,
    };
  if (reading.called(/lim[eó]/i))
    return {
      top: '#fbf3d4',
      side: '#d9b46a',
      over:
        ring({ role: 'slice', glyph: limeSlice, size: 42 }, 8, 158) +
        put(pen, limeSlice(pen, 46), {}) +
        specks(pen, 220, { colours: ['#b98a4a', '#d3a762'], count: 90 }),
    };
  if (reading.called(/leches|sponge|victoria/i))
    return {
      top: reading.called(/leches/i) ? '#fdf6e4' : '#eab85c',
      side: reading.has(/jam/i) ? '#c02c44' : '#f0cd8a',
      over: dust + (fruit[0] ? ring(fruit[0], 9, 158) + ring(fruit[0], 4, 62) : ''),
    };
  const lemon = reading.has(/^lemon$/i)
    ? ring({ role: 'slice', glyph: lemonSlice, size: 46 }, 5, 104)
    : '';
  return {
    top: '#e0a54a',
    side: '#efcb84',
    over: crumb(pen) + dust + lemon + fruit.map((food) => ring(food, 9, 150)).join(''),
  };
}

/** Cakes, tarts, biscuits and other sweet bakes. */
export const cake: Cook = (pen, reading) => {
  const { random } = pen;
  if (reading.called(/tiramis/i)) return tiramisu(pen);
  if (reading.called(/churros/i)) return churros(pen);
  if (reading.called(/muffin/i)) return muffins(pen, reading);
  if (reading.called(/banana bread/i)) return sliced(pen, reading);
  if (reading.called(/cornbread/i)) return cornbread(pen);
  if (reading.called(/cookie/i)) return cookies(pen, reading);
  if (reading.called(/cantucci|biscotti/i)) return biscotti(pen);
  if (reading.called(/egg tart|tartlet/i)) return tartlets(pen);
  if (reading.called(/kulfi|popsicle|ice cream|paleta/i)) return iceBars(pen, reading);
  if (reading.called(/flan|caramel/i)) return flan(pen);
  if (reading.called(/crumble|clafoutis|cobbler|crisp/i)) return fruitBake(pen, reading);
  if (reading.called(/brownie|baklava|bougatsa|bars/i)) {
    const dark = reading.has(/chocolate/i);
    const pastry = dark ? '#4f2713' : '#dda044';
    const over = (): string =>
      (dark
        ? cracks(pen, 44, '#2a1006')
        : repeat(
            3,
            (i) =>
              `<path d="M-58 ${-34 + i * 30}Q0 ${-44 + i * 30} 58 ${-34 + i * 30}" stroke="#8f5718" stroke-opacity=".35" stroke-width="3" fill="none"/>`,
          )) +
      medley(
        pen,
        upTo(
          reading.of('nut').filter(({ size }) => size > 12),
          1,
        ),
        { radius: 44, count: 3, gap: 1.3 },
      ) +
      (reading.has(/powdered/i)
        ? `<rect x="-62" y="-62" width="124" height="122" rx="8" fill="#fff" opacity=".45"/>${specks(pen, 58, { colours: ['#8a4a22'], count: 26 })}`
        : '');
    return {
      body: `${dark ? put(pen, parchment(pen, [720, 560]), {}) : tray(pen, [760, 580], '#a9865a')}${squares(pen, { top: pastry, side: dark ? '#35180b' : '#b9741f', over, turn: 0 })}`,
      radius: 280,
      props: ['napkin', 'tumbler', 'fork'],
      wide: true,
    };
  }
  const under = random.chance(0.35)
    ? roundBoard(pen, 338, random.pick(['#b98250', '#8a5a38']))
    : plate(pen, 334, chooseGlaze(pen, 'other'));
  if (reading.called(/apple pie|quiche/i))
    return { body: `${under}${pie(pen, reading)}`, radius: 336, props: CAKE_PROPS, dip: '#fbf4e2' };
  if (reading.called(/tart|crostata|galette|\bpie\b/i)) {
    const jam = reading.has(/jam|berries|cherr/i);
    const filling: Colour = jam ? '#b81f38' : reading.has(/lemon/i) ? '#f6cf45' : '#e0a54a';
    return {
      body: `${under}${tart(pen, 250, { filling, lattice: jam, over: '' })}${reading.has(/powdered/i) ? specks(pen, 240, { colours: ['#ffffff'], count: 80 }) : ''}`,
      radius: 336,
      props: CAKE_PROPS,
    };
  }
  return {
    body: `${under}${roundCake(pen, 240, cakeLook(pen, reading))}${garnish(pen, reading, { radius: 120, pepper: false })}`,
    radius: 336,
    props: CAKE_PROPS,
    dip: '#fbf4e2',
  };
};
