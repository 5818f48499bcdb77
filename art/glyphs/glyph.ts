import { type Colour, darken, lighten } from '#core/colour';
import { ball, type Pen } from '#core/pen';
import { blob, n } from '#core/shapes';

/** Draws one piece of food about the origin, lit from the top left; `size` is its radius in canvas units. */
export type Glyph = (pen: Pen, size: number) => string;

/** A glint of light, up and left of the middle. */
export const glint = (size: number, opacity = 0.6): string =>
  `<ellipse cx="${n(-size * 0.32)}" cy="${n(-size * 0.38)}" rx="${n(size * 0.24)}" ry="${n(size * 0.13)}" transform="rotate(-38 ${n(-size * 0.32)} ${n(-size * 0.38)})" fill="#fff" opacity="${opacity}"/>`;

/** A smooth ball. */
export const round =
  (colour: Colour, shine = 0.6): Glyph =>
  (pen, size) =>
    `<circle r="${n(size)}" fill="${ball(pen, colour)}"/>${shine > 0 ? glint(size, shine) : ''}`;

/** An irregular lump with a lighter top: the base of every cut, cooked thing. */
export const lump =
  (colour: Colour, options: { wobble?: number; squash?: number; shine?: number } = {}): Glyph =>
  (pen, size) => {
    const { wobble = 0.16, squash = 0.86, shine = 0.25 } = options;
    return `<path d="${blob(pen.random, size, { corners: 8, wobble, squash })}" fill="${ball(pen, colour)}" stroke="${darken(colour, 0.45)}" stroke-opacity=".45" stroke-width="2"/><path d="${blob(pen.random, size * 0.42, { corners: 6, wobble: 0.2, squash: 0.6 })}" transform="translate(${n(-size * 0.22)} ${n(-size * 0.24)})" fill="${lighten(colour, 0.6)}" opacity="${shine}"/>`;
  };

/** A cube seen from above at a slant: a top face and two darker sides. */
export const cube =
  (colour: Colour, sides = 0.26): Glyph =>
  (pen, size) => {
    const j = (value: number): string => n(value * size + pen.random.between(-0.05, 0.05) * size);
    const a = `${j(-0.85)} ${j(-0.55)}`;
    const b = `${j(0.5)} ${j(-0.85)}`;
    const c = `${j(0.88)} ${j(0.3)}`;
    const d = `${j(-0.42)} ${j(0.62)}`;
    return `<path d="M${a}L${d}L${n(-size * 0.4)} ${n(size * 0.95)}L${n(-size * 0.86)} ${n(-size * 0.18)}Z" fill="${darken(colour, sides * 0.7)}" stroke="${darken(colour, sides * 0.7)}" stroke-width="3" stroke-linejoin="round"/><path d="M${d}L${c}L${n(size * 0.86)} ${n(size * 0.64)}L${n(-size * 0.4)} ${n(size * 0.95)}Z" fill="${darken(colour, sides)}" stroke="${darken(colour, sides)}" stroke-width="3" stroke-linejoin="round"/><path d="M${a}L${b}L${c}L${d}Z" fill="${ball(pen, lighten(colour, 0.14), 0.55)}" stroke="${lighten(colour, 0.14)}" stroke-opacity=".6" stroke-width="2" stroke-linejoin="round"/>`;
  };
