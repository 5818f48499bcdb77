import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

import { lazy } from '@larder/shared/basics/lazy';

import type { Colour } from '#core/colour';

import type { Icon } from './icon.ts';

type IconSet = { readonly icons: Readonly<Record<string, { readonly body: string }>> };

const isIconSet = (value: unknown): value is IconSet =>
  typeof value === 'object' && value !== null && 'icons' in value;

/** Google's Noto Emoji as packed by Iconify (Apache License 2.0, see NOTICE). */
const iconSet = lazy((): IconSet => {
  const path = createRequire(import.meta.url).resolve('@iconify-json/noto/icons.json');
  const parsed: unknown = JSON.parse(readFileSync(path, 'utf8'));
  if (!isIconSet(parsed)) throw new Error(`${path} is not an icon set`);
  return parsed;
});

/**
 * How the colours of an icon are changed: single ones swapped for others, then all of them turned
 * around the colour circle (degrees), dulled or darkened.
 */
type Recolour = {
  readonly swap?: Readonly<Record<Colour, Colour>>;
  readonly turn?: number;
  readonly saturation?: number;
  readonly light?: number;
};

/**
 * An icon of the set, 84 units wide, optionally in other colours.
 *
 * Errors  Error when the set has no such icon.
 */
export const noto =
  (name: string, recolour?: Recolour): Icon =>
  (pen) => {
    const icon = iconSet().icons[name];
    if (!icon) throw new Error(`no icon named ${name}`);
    // Ids of gradients inside an icon are only unique within it.
    const body = icon.body
      .replaceAll(/id="([^"]+)"/g, `id="$1-${name}"`)
      .replaceAll(/url\(#([^)]+)\)/g, `url(#$1-${name})`)
      .replaceAll(/href="#([^"]+)"/g, `href="#$1-${name}"`);
    const swapped = Object.entries(recolour?.swap ?? {}).reduce(
      (text, [from, to]) => text.replaceAll(from, to),
      body,
    );
    const drawn = `<g transform="translate(-42 -42) scale(.65625)">${swapped}</g>`;
    const { turn = 0, saturation = 1, light = 1 } = recolour ?? {};
    if (turn === 0 && saturation === 1 && light === 1) return drawn;
    const filter = pen.define(
      `recolour${turn}/${saturation}/${light}`,
      (id) =>
        `<filter id="${id}" x="0" y="0" width="1" height="1" color-interpolation-filters="sRGB"><feColorMatrix type="hueRotate" values="${turn}"/><feColorMatrix type="saturate" values="${saturation}"/><feComponentTransfer><feFuncR type="linear" slope="${light}"/><feFuncG type="linear" slope="${light}"/><feFuncB type="linear" slope="${light}"/></feComponentTransfer></filter>`,
    );
    return `<g filter="${filter}">${drawn}</g>`;
  };
