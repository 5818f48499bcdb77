import { type Colour, darken, lighten, mix } from '#core/colour';
import { blur, linear, type Pen, put, radial } from '#core/pen';
import { inDisc, n, type Point, polar, polygon, repeat, torn } from '#core/shapes';
import { appleSlice } from '#glyphs/fruit';
import { lump } from '#glyphs/glyph';
import { domeShade, grainOf, mound, moundGround, WHITE_RICE } from '#glyphs/grains';
import { granolaCluster } from '#glyphs/seeds';
import type { Food } from '#pantry/food';
import type { Reading } from '#pantry/reading';
import { bowl, chooseGlaze, wallShade } from '#scene/ceramics';
import { drizzle, fillUp, pool, specks, swirl, wet } from '#scene/sauces';

import { dip, mash } from './dips.ts';
import { garnish, medley, piece, strew, tossedIn, upTo } from './lay.ts';
import type { Cook, Plating } from './plating.ts';

/**
 * Toppings along the wall of a bowl, as they are laid for a picture: each food in its own arc, two
 * rows deep when its pieces are small.
 */
function crescents(pen: Pen, foods: readonly Food[], radius: number): string {
  const { random } = pen;
  const start = random.between(150, 260);
  const span = foods.length > 1 ? 128 : 150;
  return foods
    .map((food, i) => {
      const rows = food.size < 28 ? [0.84, 0.64, 0.46] : [0.72];
      return rows
        .map((share) => {
          const far = radius * share;
          const step = ((food.size * 1.42) / far) * 57.3;
          const count = Math.max(2, Math.floor(span / step));
          return Array.from({ length: count }, (_, k) => {
            const angle = start + i * (span + 22) + (k + 0.5) * (span / count);
            const at = polar(angle, far + random.between(-4, 4));
            const turn = food.size < 28 ? random.between(0, 360) : angle + 90;
            return piece(pen, food, { at, turn, height: 'mid' });
          }).join('');
        })
        .join('');
    })
    .join('');
}

/** A drink as a bowl, its toppings in rows; drinks in glasses are drawn in drinks.ts. */
export const smoothie: Cook = (pen, reading) =>
  smoothieBowl(pen, reading, reading.sauce('#d98ab0'));

function smoothieBowl(pen: Pen, reading: Reading, colour: Colour): Plating {
  const radius = 312;
  const inner = radius * 0.9;
  const foods = upTo([...reading.of('fruit'), ...reading.of('nut')], 4);
  const body = `${bowl(pen, radius, chooseGlaze(pen, 'other'))}${fillUp(pen, inner, { colour, scale: 0.014, depth: 4, shine: 0.3, rough: false })}${crescents(pen, foods, inner * 0.96)}${specks(pen, inner * 0.8, { colours: ['#2b2620', '#fdf6e4'], count: 60 })}${garnish(pen, reading, { radius: inner * 0.6, pepper: false })}${wallShade(pen, inner * 1.01)}`;
  return { body, radius, props: ['spoon', 'napkin', 'tumbler'] };
}

/** Oat flakes in milk: many soft ovals, half sunk. */
function oats(pen: Pen, radius: number, colour: Colour): string {
  const flake: Food = {
    role: 'nut',
    glyph: (p, q) =>
      `<ellipse rx="${n(q)}" ry="${n(q * 0.72)}" fill="${p.random.pick([lighten(colour, 0.3), lighten(colour, 0.1), darken(colour, 0.06)])}" stroke="${darken(colour, 0.3)}" stroke-opacity=".4" stroke-width="1.4"/><path d="M${n(-q * 0.6)} 0L${n(q * 0.6)} 0" stroke="${darken(colour, 0.3)}" stroke-opacity=".35" stroke-width="1.4"/>`,
    size: 12,
  };
  return `<g opacity=".85">${strew(pen, flake, { radius: radius * 0.96, count: 330, gap: 1.15, bias: 0.5, height: 'flat' })}</g>`;
}

/** A quill of cinnamon bark, rolled from both sides. */
const cinnamonStick = (pen: Pen): string =>
  `<rect x="-92" y="-17" width="184" height="34" rx="9" fill="${linear(pen, [
    [0, '#b9743a'],
    [0.45, '#8f4f24'],
    [0.55, '#5c2e12'],
    [1, '#8a4a20'],
  ])}"/><path d="M-90 -8L90 -8M-90 9L90 9" stroke="#e0a468" stroke-opacity=".5" stroke-width="3"/>`;

/** Custards under a crust of burnt sugar. */
const CARAMEL = /catalana|br[uû]l[eé]e/i;

/** A pane of burnt sugar over custard: amber, darker where the flame stood, cracked by the first spoon. */
function caramelCrust(pen: Pen, inner: number): string {
  const { random } = pen;
  const scorched = repeat(40, () => {
    const [x, y] = inDisc(random, inner * 0.86);
    return `<path transform="translate(${n(x)} ${n(y)})" d="${polygon(torn(random, random.between(8, 40), { corners: 8, wobble: 0.3 }))}" fill="${random.pick(['#6b2a06', '#8f4208', '#c9761a', '#4a1a04'])}" opacity="${random.between(0.16, 0.42).toFixed(2)}"/>`;
  });
  const hit: Point = [inner * 0.2, inner * 0.16];
  const about = (points: readonly Point[]): Point[] =>
    points.map(([x, y]): Point => [x + hit[0], y + hit[1]]);
  const cracks = [-40, 74, 168, 236].map((angle) => {
    const points = [0.2, 0.42, 0.62, 0.8].map((share): Point =>
      polar(angle + random.between(-14, 14), share * inner * random.between(0.7, 0.9)),
    );
    const d = `M${about(points)
      .map(([x, y]) => `${n(x)} ${n(y)}`)
      .join('L')}`;
    return `<path d="${d}" fill="none" stroke="#5a2406" stroke-opacity=".8" stroke-width="3"/><path d="${d}" transform="translate(2 2.4)" fill="none" stroke="#ffe2a0" stroke-opacity=".8" stroke-width="2"/>`;
  });
  const hole = polygon(about(torn(random, inner * 0.3, { corners: 9, wobble: 0.2 })));
  const shards = [20, 96, 150, 222, 300].map((angle) => {
    const [x, y] = polar(angle, inner * random.between(0.2, 0.3), hit);
    const shard = polygon(
      torn(random, inner * random.between(0.08, 0.15), { corners: 4, wobble: 0.34, squash: 0.7 }),
    );
    return put(
      pen,
      `<path d="${shard}" transform="translate(2 5)" fill="#6b2f06"/><path d="${shard}" fill="${linear(
        pen,
        [
          [0, '#f0b04a'],
          [0.5, '#c9761a'],
          [1, '#8f4a0c'],
        ],
        [1, 1],
      )}" stroke="#ffdf9c" stroke-opacity=".7" stroke-width="2"/>`,
      { x, y, turn: random.between(0, 360), height: 'low' },
    );
  });
  const pane = `<circle r="${n(inner * 0.955)}" fill="${radial(pen, [
    [0, '#dd8f24'],
    [0.7, '#c47414'],
    [1, '#8a4408'],
  ])}"/><g filter="${blur(pen, 3)}">${scorched}</g>`;
  const custard = `<path d="${hole}" fill="#7a3a08"/><g filter="${wet(pen, { scale: 0.03, depth: 7, shine: 0.3, rough: true })}"><path d="${hole}" transform="translate(3 5)" fill="#fae09a"/></g>`;
  return `<g filter="${wet(pen, { scale: 0.01, depth: 4, shine: 0.34 })}">${pane}</g>${cracks.join('')}${custard}${shards.join('')}`;
}

/** Carrots grated and cooked down in milk until nothing runs: a soft glistening heap of shreds. */
function halwa(pen: Pen, inner: number): string {
  const shred: Food = {
    role: 'bit',
    glyph: (p, q) => {
      const tone = p.random.pick(['#c4501a', '#d9661e', '#e8853a', '#b04414', '#dd7428']);
      const d = `M${n(-q)} ${n(p.random.between(-0.3, 0.3) * q)}Q0 ${n(p.random.between(-q, q) * 0.6)} ${n(q)} ${n(p.random.between(-0.3, 0.3) * q)}`;
      return `<path d="${d}" stroke="${darken(tone, 0.5)}" stroke-width="10"/><path d="${d}" stroke="${tone}" stroke-width="7"/><path d="${d}" transform="translate(-1 -2)" stroke="#ffd9a0" stroke-opacity=".55" stroke-width="2"/>`;
    },
    size: 20,
  };
  const shreds = strew(pen, shred, {
    radius: inner * 0.93,
    count: 620,
    gap: 0.42,
    bias: 0.5,
    height: 'flat',
  });
  return `<circle r="${n(inner)}" fill="#9a3f12"/><g fill="none" stroke-linecap="round">${shreds}</g>${domeShade(pen, inner * 0.98, 0.34)}`;
}

/** Apple stewed in butter and sugar, spooned into the middle of a bowl: soft pieces, some with peel. */
function stewedFruit(pen: Pen, inner: number): string {
  const tones = ['#e3b460', '#efcf8c', '#d69f44'] as const;
  const cubes = tones.map((tone): Food => ({
    role: 'fruit',
    glyph: lump(tone, { shine: 0.5, wobble: 0.2 }),
    size: 30,
  }));
  const slice: Food = { role: 'fruit', glyph: appleSlice, size: 46 };
  return `${pool(pen, inner * 0.42, '#b9742c')}${tossedIn(pen, [...cubes, slice, ...cubes, slice], { radius: inner * 0.44, count: 30, gap: 0.84, groups: 3 })}`;
}

/** Warm and cold bowls eaten with a spoon: oats, rice puddings, custards, khichdi, granola. */
export const porridge: Cook = (pen, reading) => {
  if (reading.called(/hummus|tzatziki|guacamole/i)) return dip(pen, reading);
  if (reading.called(/mashed/i)) return mash(pen, reading);
  const radius = 312;
  const inner = radius * 0.9;
  const { ingredients, cuisine } = reading.input;
  const look = grainOf(ingredients);
  const savoury = reading.called(/khichdi|upma|congee|polenta|grits|risotto/i);
  const milk: Colour = reading.called(/gajar|carrot/i)
    ? '#e8832a'
    : reading.has(/saffron|turmeric/i) || savoury
      ? '#f2cd6c'
      : reading.called(CARAMEL)
        ? '#f0c765'
        : reading.called(/peanut/i)
          ? '#e3c18c'
          : '#f8eeda';
  const ricey =
    look !== undefined &&
    !/oats/i.test(ingredients.find((name) => /rice|oats|quinoa|barley/i.test(name)) ?? '');
  const oaty = reading.has(/oats/i) && !reading.called(/granola/i);
  const sticky = reading.called(/sticky|mango with/i);
  const base = fillUp(pen, inner, { colour: milk });
  const texture = sticky
    ? put(
        pen,
        moundGround(pen, inner * 0.5, '#f4ead2') +
          mound(pen, { radius: inner * 0.5, look: look ?? WHITE_RICE }) +
          domeShade(pen, inner * 0.52),
        { x: -inner * 0.28, y: -inner * 0.1 },
      )
    : ricey
      ? `<g opacity="${savoury ? 1 : 0.62}">${mound(pen, { radius: inner * 0.96, look: look ?? WHITE_RICE, tint: [milk, savoury ? 0.6 : 0.3] })}</g>`
      : oaty
        ? oats(pen, inner, savoury ? '#ecc878' : '#ecd6aa')
        : reading.called(/halwa/i)
          ? halwa(pen, inner)
          : reading.called(CARAMEL)
            ? caramelCrust(pen, inner)
            : swirl(pen, inner * 0.6, mix(milk, '#ffffff', 0.6));
  const granola = reading.called(/granola/i)
    ? strew(
        pen,
        { role: 'nut', glyph: granolaCluster, size: 23 },
        {
          radius: inner * 0.86,
          count: 60,
          gap: 1.05,
          where: ([x, y]) => x + y * 0.3 < inner * 0.2,
        },
      )
    : '';
  // Orange in a milk pudding is peel that is taken out again.
  const steeped = reading.has(/^orange$/i) && reading.has(/milk/i);
  const fruit = steeped ? [] : upTo(reading.of('fruit'), 2);
  const stewed = reading.called(/stewed/i);
  const nuts = upTo(
    reading.of('nut', 'bit').filter(({ size }) => size >= 6),
    3,
  );
  const fruitRows = savoury
    ? ''
    : stewed
      ? stewedFruit(pen, inner)
      : sticky
        ? put(
            pen,
            medley(
              pen,
              fruit.map((food): Food => ({ ...food, size: food.size * 1.3 })),
              { radius: inner * 0.4, count: 13, gap: 0.95, height: 'mid' },
            ),
            { x: inner * 0.34, y: inner * 0.16 },
          )
        : crescents(pen, fruit, inner * 0.98);
  const vegetables = savoury
    ? medley(pen, upTo(reading.of('vegetable'), 3), {
        radius: inner * 0.84,
        count: 14,
        gap: 1.6,
        scale: 0.8,
      })
    : '';
  const dust =
    !reading.called(CARAMEL) && reading.has(/cinnamon|cardamom|nutmeg/i)
      ? specks(pen, inner * 0.56, { colours: ['#7a4420', '#95602c', '#5a3014'], count: 230 })
      : '';
  const quills =
    reading.has(/cinnamon/i) &&
    fruit.length === 0 &&
    !reading.called(CARAMEL) &&
    !reading.called(/granola/i)
      ? put(pen, cinnamonStick(pen), {
          x: inner * 0.42,
          y: -inner * 0.36,
          turn: 38,
          height: 'mid',
        }) +
        put(pen, cinnamonStick(pen), { x: inner * 0.5, y: -inner * 0.24, turn: 22, height: 'mid' })
      : '';
  const honey =
    !reading.called(/granola/i) && reading.has(/honey|maple|peanut butter/i)
      ? put(
          pen,
          drizzle(pen, inner * 0.62, {
            colour: reading.has(/peanut butter/i) ? '#b9793a' : '#cf8a1f',
            width: 7,
          }),
          {},
        )
      : '';
  const body = `${bowl(pen, radius, chooseGlaze(pen, cuisine))}${base}${texture}${granola}${vegetables}${honey}${fruitRows}${medley(pen, nuts, { radius: inner * 0.7, count: 22, gap: 1.9 })}${dust}${quills}${garnish(pen, reading, { radius: inner * 0.66, pepper: savoury })}${wallShade(pen, inner * 1.01)}`;
  return { body, radius, props: ['spoon', 'napkin', 'tumbler', 'dip'], dip: '#cf8a1f' };
};
