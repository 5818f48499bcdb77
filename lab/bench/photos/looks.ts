/** How one picture is drawn. */
export type Look = {
  /** A recipe of `texts.ts` or `unseenTexts.ts`. */
  readonly recipe: string;
  readonly font: string;
  /** Units: pixels of the picture. */
  readonly size: number;
  readonly layout: 'single' | 'columns';
  /** Units: degrees. */
  readonly tilt: number;
  /** Standard deviation of each pixel's grey. Units: 0 to 255. */
  readonly noise: number;
  /** Units: pixels. */
  readonly blur: number;
  /** How much darker one corner is than the other. Units: 0 to 1. */
  readonly shade: number;
  readonly ground: 'page' | 'card';
  /** Bullets before the ingredients. */
  readonly bullets: boolean;
};

const SERIF = "'Liberation Serif', 'Times New Roman', serif";
const SANS = "'Liberation Sans', Arial, sans-serif";
const BOOK = "'P052', Palatino, 'Book Antiqua', serif";
const SCHOOL = "'C059', 'Century Schoolbook', serif";
const GOTHIC = "'URW Gothic', 'Century Gothic', sans-serif";
const TYPED = "'Liberation Mono', 'Courier New', monospace";
const VERA = "'DejaVu Sans', Verdana, sans-serif";

/** Each recipe twice, the second time worse. Columns: eight; tilted: fourteen; cards on a table: nine; with bullets: four. */
export const LOOKS: readonly Look[] = [
  look('pancakes', SERIF, { size: 42 }),
  look('pancakes', BOOK, { size: 34, layout: 'columns', tilt: 1.5, noise: 12, shade: 0.25 }),
  look('chili', SANS, { size: 39, tilt: -1, noise: 8, bullets: true }),
  look('chili', SCHOOL, {
    size: 31,
    layout: 'columns',
    tilt: 2,
    noise: 16,
    blur: 0.8,
    shade: 0.35,
    ground: 'card',
  }),
  look('scones', BOOK, { size: 42, ground: 'card', tilt: 2.5, noise: 10 }),
  look('scones', GOTHIC, { size: 34, tilt: -2, noise: 14, blur: 0.6, shade: 0.3 }),
  look('soup', TYPED, { size: 36, ground: 'card', noise: 8 }),
  look('soup', SERIF, {
    size: 31,
    layout: 'columns',
    tilt: -3,
    noise: 16,
    blur: 0.6,
    shade: 0.3,
    ground: 'card',
  }),
  look('cookies', SCHOOL, { size: 39, noise: 6, bullets: true }),
  look('cookies', VERA, { size: 28, layout: 'columns', tilt: 1, noise: 12, shade: 0.4 }),
  look('curry', SANS, { size: 36, layout: 'columns', noise: 6, bullets: true }),
  look('curry', TYPED, { size: 34, tilt: 3, noise: 18, blur: 0.8, shade: 0.3, ground: 'card' }),
  look('kuchen', SERIF, { size: 39, tilt: 1, noise: 8 }),
  look('kuchen', BOOK, {
    size: 32,
    layout: 'columns',
    tilt: -2,
    noise: 14,
    shade: 0.3,
    ground: 'card',
  }),
  look('suppe', SANS, { size: 39, noise: 8, bullets: true }),
  look('suppe', SCHOOL, { size: 34, tilt: 2, noise: 14, blur: 0.6, shade: 0.35, ground: 'card' }),
  look('gratin', SCHOOL, { size: 39, noise: 8, shade: 0.2 }),
  look('gratin', SERIF, { size: 32, layout: 'columns', tilt: -1.5, noise: 14, ground: 'card' }),
  look('tortilla', VERA, { size: 36, tilt: 1, noise: 8 }),
  look('tortilla', BOOK, {
    size: 34,
    layout: 'columns',
    tilt: 2.5,
    noise: 16,
    blur: 0.6,
    shade: 0.3,
    ground: 'card',
  }),
];

/** Of a recipe whose steps are full of fractions: whether the numbers of steps are right, or ask. */
export const FRACTION_LOOKS: readonly Look[] = [
  look('rolls', SERIF, { size: 42 }),
  look('rolls', SANS, { size: 36, layout: 'columns', noise: 8 }),
  look('rolls', BOOK, { size: 36, tilt: 1.5, noise: 10, shade: 0.25, ground: 'card' }),
  look('rolls', SCHOOL, { size: 34, tilt: -2, noise: 14, blur: 0.6 }),
];

/** Of recipes that were written when reading was done: nothing was tuned on them. */
export const UNSEEN_LOOKS: readonly Look[] = [
  look('goulash', BOOK, { size: 36, tilt: 1.5, noise: 12, blur: 0.6, shade: 0.3, ground: 'card' }),
  look('muffins', SERIF, { size: 32, layout: 'columns', tilt: -2, noise: 14, shade: 0.25 }),
  look('linsen', SANS, { size: 36, tilt: -1, noise: 10, shade: 0.2, bullets: true }),
  look('clafoutis', SCHOOL, { size: 31, layout: 'columns', tilt: 2, noise: 14, ground: 'card' }),
];

function look(recipe: string, font: string, more: Partial<Look> & { size: number }): Look {
  const plain = {
    layout: 'single',
    tilt: 0,
    noise: 0,
    blur: 0,
    shade: 0,
    ground: 'page',
    bullets: false,
  } as const;
  return { ...plain, recipe, font, ...more };
}

/** "columns, 2° tilted, card": what a row of the table is called. */
export function nameOfLook({
  recipe,
  layout,
  tilt,
  noise,
  blur,
  shade,
  ground,
  bullets,
}: Look): string {
  const parts = [
    recipe,
    layout === 'columns' && 'two columns',
    bullets && 'bullets',
    ground === 'card' && 'card on a table',
    tilt !== 0 && `${tilt}°`,
    noise !== 0 && `noise ${noise}`,
    blur !== 0 && `blur ${blur}`,
    shade !== 0 && `shade ${shade}`,
  ];
  return parts.filter((part) => part !== false).join(', ');
}
