import { type Colour, darken, lighten } from '#core/colour';
import { ball, type Pen, put } from '#core/pen';
import { n, repeat } from '#core/shapes';
import { type Glyph, round } from '#glyphs/glyph';
import * as leaves from '#glyphs/leaves';
import * as seeds from '#glyphs/seeds';
import { pepperRing, strip, wholeChilli } from '#glyphs/vegetables';

import { spice } from './containers.ts';
import { single } from './growing.ts';
import { paired } from './herbShapes.ts';
import type { Icon, IconRow } from './icon.ts';
import { noto } from './noto.ts';

/*
 * Ground spices are powders in the same jar, and told apart by what is printed on the label: the plant,
 * the seed or the fruit they are made of.
 */

/** Three of a thing, close together. */
const few =
  (glyph: Glyph, share = 0.52): Glyph =>
  (pen, q) =>
    (
      [
        [-0.5, 0.36, -20],
        [0.52, 0.3, 30],
        [0, -0.5, 80],
      ] as const
    )
      .map(([x, y, turn]) => put(pen, glyph(pen, q * share), { x: x * q, y: y * q, turn }))
      .join('');

/** An icon of the set as a picture on a label. */
const small =
  (icon: Icon): Glyph =>
  (pen, q) =>
    `<g transform="scale(${(q / 36).toFixed(3)})">${icon(pen)}</g>`;

/** A long seed with ribs. */
const ribbed =
  (colour: Colour, bend = 0): Glyph =>
  (_pen, q) =>
    `<path d="M${n(-q)} 0Q0 ${n(-q * (0.62 + bend))} ${n(q)} 0Q0 ${n(q * (0.62 - bend))} ${n(-q)} 0Z" fill="${colour}" stroke="${darken(colour, 0.5)}" stroke-width="1"/><path d="M${n(-q * 0.7)} 0Q0 ${n(-q * bend)} ${n(q * 0.7)} 0" fill="none" stroke="${lighten(colour, 0.5)}" stroke-width="1.2"/>`;

/** A heap of powder. */
const heap =
  (colour: Colour): Glyph =>
  (pen, q) =>
    `<path d="M${n(-q * 1.1)} ${n(q * 0.6)}Q${n(-q * 0.4)} ${n(-q * 0.5)} 0 ${n(-q * 0.8)}Q${n(q * 0.4)} ${n(-q * 0.5)} ${n(q * 1.1)} ${n(q * 0.6)}Z" fill="${ball(pen, colour)}" stroke="${darken(colour, 0.4)}" stroke-width="1"/>`;

/** Two of a thing over each other. */
const crossed =
  (one: Glyph, other: Glyph): Glyph =>
  (pen, q) =>
    put(pen, one(pen, q), { turn: -52, y: q * 0.1 }) +
    put(pen, other(pen, q * 0.9), { turn: -128, y: q * 0.1 });

/** A stick of bark, rolled up. */
const bark: Glyph = (_pen, q) =>
  `<g transform="rotate(-24)"><rect x="${n(-q * 1.2)}" y="${n(-q * 0.5)}" width="${n(q * 2.4)}" height="${n(q * 0.5)}" rx="${n(q * 0.2)}" fill="#b9743a" stroke="#5c2e12" stroke-width="1"/><rect x="${n(-q * 1.2)}" y="${n(q * 0.02)}" width="${n(q * 2.4)}" height="${n(q * 0.5)}" rx="${n(q * 0.2)}" fill="#8f4f24" stroke="#5c2e12" stroke-width="1"/></g>`;

/** Half a nutmeg with its veins. */
const nutmeg: Glyph = (_pen, q) =>
  `<ellipse rx="${n(q * 0.8)}" ry="${n(q)}" fill="#6b4526"/><ellipse rx="${n(q * 0.66)}" ry="${n(q * 0.86)}" fill="#d9b88a"/><path d="M0 ${n(-q * 0.7)}Q${n(q * 0.3)} ${n(-q * 0.2)} 0 0Q${n(-q * 0.3)} ${n(q * 0.3)} 0 ${n(q * 0.7)}M${n(-q * 0.4)} ${n(-q * 0.3)}L0 0L${n(q * 0.4)} ${n(q * 0.2)}" fill="none" stroke="#8a5a30" stroke-width="1.6"/>`;

/** A dried clove: a bud on its stalk. */
const clove: Glyph = (_pen, q) =>
  `<path d="M0 ${n(-q * 0.2)}L0 ${n(q)}" stroke="#5c3420" stroke-width="${n(q * 0.3)}" stroke-linecap="round"/><circle cy="${n(-q * 0.6)}" r="${n(q * 0.36)}" fill="#8a5a38"/>`;

/** Threads of saffron. */
const threads: Glyph = (_pen, q) =>
  `<g fill="none" stroke="#b3261a" stroke-width="2" stroke-linecap="round">${repeat(5, (i) => `<path d="M${n(-q + i * 3)} ${n(-q * 0.7 + i * 3.4)}q${n(q * 0.9)} ${n(i % 2 ? -7 : 7)} ${n(q * 1.6)} 0"/>`)}</g>`;

/** A star of eight pods, a seed in each. */
const starAnise: Glyph = (pen: Pen, q) =>
  `${repeat(8, (i) => `<g transform="rotate(${i * 45})"><path d="M0 0Q${n(q * 0.24)} ${n(-q * 0.5)} 0 ${n(-q)}Q${n(-q * 0.24)} ${n(-q * 0.5)} 0 0Z" fill="${pen.random.pick(['#6b3a20', '#7d4628', '#5c301a'])}" stroke="#3a1c0e" stroke-opacity=".5" stroke-width="1.2"/><ellipse cy="${n(-q * 0.5)}" rx="${n(q * 0.07)}" ry="${n(q * 0.16)}" fill="#c9853c"/></g>`)}<circle r="${n(q * 0.12)}" fill="#4a2614"/>`;

const bellPepper = noto('bell-pepper', {
  swap: { '#7cb342': '#d8342a', '#558b2f': '#b3221e', '#33691e': '#8a1616', '#bbe68b': '#ff9a86' },
});
const celeryLeaf = leaves.sprig(leaves.parsleySprig, 3);

/** Spices and dried herbs. */
export const SPICE_ICONS: readonly IconRow[] = [
  [/^ground black pepper/i, spice('#3a3632', few(round('#3a342e', 0.3)), 'seeds'), '#b0aca8'],
  [/^ground white pepper/i, spice('#ece2cc', few(round('#e8dab8', 0.3))), '#dcd8cc'],
  [/^cumin seeds/i, spice('#9a7238', few(ribbed('#a87c3c')), 'seeds'), '#cfb890'],
  [/^ground cumin/i, spice('#9a6a30', heap('#a8743a')), '#cfb08c'],
  [/^paprika/i, spice('#c0381c', small(bellPepper)), '#e4a490'],
  [/^smoked paprika/i, spice('#7f2214', strip('#8a2414', 0.5)), '#d0988c'],
  [/^chili powder/i, spice('#a83420', few(wholeChilli('#7f2216'), 0.7)), '#d89c90'],
  [/^cayenne/i, spice('#cf3f1c', wholeChilli('#e0301a')), '#eaa890'],
  [/^red pepper flakes/i, spice('#bf2e1a', few(pepperRing('#cf2d1a'), 0.44), 'leaves'), '#e4a094'],
  [/^cajun/i, spice('#b5482a', crossed(wholeChilli('#c8321e'), leaves.thymeSprig)), '#e0a890'],
  [
    /^ground turmeric/i,
    spice('#e6a51c', small(noto('ginger-root', { turn: -8, saturation: 2 }))),
    '#f3d48c',
  ],
  [/^ground ginger/i, spice('#dcbb84', small(noto('ginger-root'))), '#eadabc'],
  [/^ground coriander/i, spice('#bfa25e', few(round('#c8a868', 0.4), 0.46)), '#dccfa8'],
  [/^curry powder/i, spice('#dc9f28', leaves.sprig(leaves.bayLeaf, 5)), '#eecc8c'],
  [/^garam/i, spice('#855026', crossed(bark, clove)), '#c4a68c'],
  [/^ground cinnamon/i, spice('#95502a', bark), '#ccaa90'],
  [/^ground nutmeg/i, spice('#93704a', nutmeg), '#ccb8a0'],
  [/^ground cloves/i, spice('#54301f', few(clove, 0.7)), '#b09c90'],
  [/^ground cardamom/i, spice('#aca26c', few(seeds.drop('#8fae5c', 0.56), 0.7)), '#d4cfb0'],
  [/^ground allspice/i, spice('#74452a', few(round('#6b3a20', 0.4), 0.6)), '#bca28e'],
  [/^chinese five/i, spice('#7a4420', starAnise), '#c0a080'],
  [/^star anise/i, single(starAnise, 40), '#c0a490'],
  [/^sumac/i, spice('#8f2440', few(round('#a82a48', 0.5), 0.56)), '#d09cac'],
  [/^saffron/i, spice('#c8371c', threads, 'leaves'), '#f0ac80'],
  [/^mustard seed/i, spice('#dcab38', few(round('#d8a22c', 0.5), 0.34), 'seeds'), '#ecd494'],
  [/^ground mustard/i, spice('#e6bc3c', heap('#e8c04a')), '#f0dc9c'],
  [/^fennel seed/i, spice('#aab475', few(ribbed('#9fae5c')), 'seeds'), '#d2d8b8'],
  [/^fenugreek/i, spice('#cda248', few(seeds.lentil('#c8922c')), 'seeds'), '#e4cc9c'],
  [/^celery seed/i, spice('#8f8050', celeryLeaf, 'seeds'), '#c4bc9c'],
  [/^caraway/i, spice('#7a5a34', few(ribbed('#6b4a28', 0.5)), 'seeds'), '#c0aa90'],
  [/^garlic powder/i, spice('#efe4c2', small(noto('garlic'))), '#e8e0c8'],
  [/^onion powder/i, spice('#eddcb4', small(noto('onion'))), '#e8dcc0'],
  [/^cream of tartar/i, spice('#f3efe4', small(noto('grapes'))), '#e4dcd0'],
  [
    /^dried oregano/i,
    spice(
      '#6f8440',
      small(paired(leaves.pointedLeaf(['#7f9a4a', '#6f8a3c'], 0.7), [4, 15], '#7a6a3c')),
      'leaves',
    ),
    '#bcc8a0',
  ],
  [/^dried basil/i, spice('#5f8040', few(leaves.basilLeaf, 0.62), 'leaves'), '#b4c8a4'],
  [/^dried thyme/i, spice('#7f9062', leaves.thymeSprig, 'leaves'), '#c2ccb0'],
  [
    /^dried rosemary/i,
    spice('#5f7050', crossed(leaves.rosemarySprig, leaves.rosemarySprig), 'leaves'),
    '#bac4a8',
  ],
  [/^dried parsley/i, spice('#5f9040', leaves.parsleySprig, 'leaves'), '#b4d0a4'],
  [
    /^dried sage/i,
    spice('#9aa888', leaves.pointedLeaf(['#8a9a78', '#9aa888'], 0.44), 'leaves'),
    '#ccd4c0',
  ],
  [/^dried dill/i, spice('#6f9a4a', leaves.dillFrond, 'leaves'), '#bcd4a4'],
  [
    /^dried tarragon/i,
    spice('#4f7a4c', few(leaves.pointedLeaf(['#4f7a4c', '#5f8a58'], 0.22), 0.9), 'leaves'),
    '#acc4a8',
  ],
  [
    /^italian seasoning/i,
    spice('#748544', crossed(leaves.basilLeaf, leaves.rosemarySprig), 'leaves'),
    '#bfc8a2',
  ],
];
