import { type Colour, darken, lighten } from '#core/colour';
import { linear, type Pen, put, shadow } from '#core/pen';
import { blob, inDisc, n, repeat } from '#core/shapes';
import { charSpots } from '#glyphs/breads';
import { pickleSlice } from '#glyphs/vegetables';
import type { Reading } from '#pantry/reading';
import { chooseGlaze, crumbs, plate } from '#scene/ceramics';
import { board } from '#scene/vessels';

import { cup } from './dips.ts';
import { garnish } from './lay.ts';
import type { Plating } from './plating.ts';

/** A band of the cut side between two heights, its lower edge waved. */
function band(pen: Pen, [from, to]: readonly [number, number], fill: Colour): string {
  const reach = pen.random.between(144, 152);
  const wave = repeat(
    6,
    (i) => `T${n(reach - ((i + 1) * reach * 2) / 6)} ${n(to + (i % 2 ? 4 : -3))}`,
  );
  return `<path d="M${n(-reach)} ${n(from)}L${n(reach)} ${n(from)}L${n(reach)} ${n(to)}${wave}Z" fill="${fill}"/>`;
}

/** The toasted triangle on top, its point away from the eye. */
function toastTop(pen: Pen, crumb: Colour): string {
  const browned = repeat(26, () => {
    const [x, y] = inDisc(pen.random, 88);
    return `<path transform="translate(${n(x)} ${n(y * 0.5 - 26)})" d="${blob(pen.random, pen.random.between(4, 15), { corners: 7, wobble: 0.3 })}" fill="${pen.random.pick(['#a8641c', '#8a4a14', '#f6d596'])}" opacity=".3"/>`;
  });
  return `<path d="M-152 24L0 -132L152 24Q0 38 -152 24Z" fill="${linear(pen, [
    [0, lighten(crumb, 0.2)],
    [0.6, crumb],
    [1, darken(crumb, 0.25)],
  ])}" stroke="#8f5218" stroke-width="9" stroke-linejoin="round"/>${browned}`;
}

/** A quarter of a club sandwich: three toasts, two layers of filling, a pick through them. */
function clubQuarter(pen: Pen): string {
  const toast = (y: number): string =>
    `<rect x="-152" y="${y}" width="304" height="22" rx="8" fill="#b9762c"/><rect x="-148" y="${y + 5}" width="296" height="12" rx="5" fill="#f0d39c"/>`;
  const sides = [
    toast(24),
    band(pen, [46, 60], '#7cae45'),
    band(pen, [58, 78], '#f3dfba'),
    toast(80),
    band(pen, [102, 114], '#9a3020'),
    band(pen, [112, 128], '#d63a26'),
    band(pen, [126, 140], '#8fbf52'),
    toast(142),
  ].join('');
  const lit = `<path d="M-140 108L140 108" stroke="#f3b98a" stroke-width="4" stroke-dasharray="26 14"/><path d="M-140 52Q0 44 140 54" stroke="#c9e08a" stroke-width="4" fill="none"/>`;
  const pick = `<path d="M0 -50L0 -150" stroke="#d9ae70" stroke-width="7" stroke-linecap="round"/><ellipse cx="0" cy="-86" rx="19" ry="25" fill="#8a9a3c"/><ellipse cx="-6" cy="-94" rx="6" ry="9" fill="#d3dc8c" opacity=".8"/><circle cx="0" cy="-104" r="7" fill="#c9301c"/>`;
  return `<g filter="${shadow(pen, 'high')}">${sides}${toastTop(pen, '#dca04c')}</g>${lit}${pick}`;
}

/** A club sandwich in quarters. */
export function club(pen: Pen, reading: Reading): Plating {
  const places = [
    [-160, -128, -8],
    [164, -104, 10],
    [-148, 118, 6],
    [166, 136, -7],
  ] as const;
  const quarters = places
    .map(([x, y, turn]) => put(pen, clubQuarter(pen), { x, y, turn, scale: 0.92 }))
    .join('');
  const body = `${board(pen, [880, 600], '#8a5a38')}${quarters}${put(pen, pickleSlice(pen, 34), { x: 356, y: 20, height: 'low' })}${put(pen, pickleSlice(pen, 32), { x: 372, y: 78, height: 'low' })}${garnish(pen, reading, { radius: 200, pepper: false })}${crumbs(pen, 320, ['#c98f48', '#8a5a2a', '#efd09a'])}`;
  return { body, radius: 300, props: ['napkin', 'tumbler', 'dip'], dip: '#f4ecd2', wide: true };
}

/** Half of a grilled cheese sandwich: two browned slices, cheese running out between them. */
function cheeseHalf(pen: Pen): string {
  const drips = repeat(5, (i) => {
    const x = -116 + i * 58 + pen.random.between(-10, 10);
    const long = pen.random.between(12, 44);
    return `<path d="M${n(x - 20)} 52Q${n(x - 14)} ${n(54 + long)} ${n(x)} ${n(58 + long)}Q${n(x + 14)} ${n(54 + long)} ${n(x + 20)} 52Z" fill="#f3a52c"/>`;
  });
  return `<g filter="${shadow(pen, 'high')}"><rect x="-154" y="58" width="308" height="40" rx="14" fill="#b9762c"/><rect x="-148" y="62" width="296" height="20" rx="8" fill="#f0d39c"/>${band(pen, [38, 64], '#f8b63c')}${drips}<rect x="-154" y="20" width="308" height="28" rx="12" fill="#a8641c"/>${toastTop(pen, '#d9923a')}</g><g transform="translate(0 -30) scale(1 .6)">${charSpots(pen, 84, { count: 12 })}</g><path d="M-140 46Q0 40 140 48" stroke="#ffdf92" stroke-width="5" fill="none" stroke-linecap="round"/>`;
}

/** A grilled cheese sandwich cut on the diagonal. */
export function grilledCheese(pen: Pen): Plating {
  const body = `${plate(pen, 336, chooseGlaze(pen, 'other'))}${put(pen, cheeseHalf(pen), { x: -110, y: -96, turn: -12, scale: 1.2 })}${put(pen, cheeseHalf(pen), { x: 60, y: 116, turn: 9, scale: 1.2 })}${put(pen, cup(pen, 70, '#c8401f'), { x: 212, y: -108 })}${crumbs(pen, 270, ['#c98f48', '#8a5a2a', '#efd09a'])}`;
  return { body, radius: 336, props: ['napkin', 'tumbler'] };
}
