import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { readFacts } from '@larder/data/catalogue/facts';
import sharp from 'sharp';

import { drawDish } from '#dishes/compose';
import { drawTile, TILE } from '#icons/iconTable';

import { dishInputs } from './corpus.ts';
import { toPng } from './render.ts';

/** One sheet: pictures in rows, each with its name below. */
type Sheet = {
  readonly file: string;
  readonly cell: readonly [width: number, height: number];
  readonly columns: number;
};

const CAPTION = 20;

const caption = (text: string, width: number): Buffer =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${CAPTION}"><text x="${width / 2}" y="14" font-family="sans-serif" font-size="12" text-anchor="middle">${text.replaceAll('&', '&amp;').slice(0, Math.floor(width / 6.2))}</text></svg>`,
  );

async function writeSheet(
  sheet: Sheet,
  pictures: readonly { name: string; svg: string }[],
): Promise<void> {
  const [width, height] = sheet.cell;
  const layers = pictures.flatMap(({ name, svg }, i) => {
    const left = (i % sheet.columns) * (width + 6);
    const top = Math.floor(i / sheet.columns) * (height + CAPTION + 4);
    return [
      { input: toPng(svg, width), left, top },
      { input: caption(name, width), left, top: top + height },
    ];
  });
  const rows = Math.ceil(pictures.length / sheet.columns);
  await sharp({
    create: {
      width: sheet.columns * (width + 6),
      height: rows * (height + CAPTION + 4),
      channels: 3,
      background: '#ffffff',
    },
  })
    .composite(layers)
    .png()
    .toFile(sheet.file);
  console.log(sheet.file);
}

/** Draws contact sheets of all dishes (48 a sheet, grouped by kind) and all icons into a folder. */
async function main(): Promise<void> {
  const folder = process.argv[2] ?? fileURLToPath(new URL('../.data/sheets', import.meta.url));
  mkdirSync(folder, { recursive: true });
  const inputs = dishInputs().toSorted((a, b) =>
    a.dish < b.dish ? -1 : a.dish > b.dish ? 1 : a.id - b.id,
  );
  const perSheet = 48;
  for (let from = 0; from < inputs.length; from += perSheet) {
    const some = inputs
      .slice(from, from + perSheet)
      .map((input) => ({ name: `${input.id} ${input.title}`, svg: drawDish(input) }));
    await writeSheet(
      { file: join(folder, `dishes-${from / perSheet + 1}.png`), cell: [240, 180], columns: 8 },
      some,
    );
  }
  const tiles = readFacts().map(({ name }) => ({ name, svg: drawTile(name) }));
  await writeSheet({ file: join(folder, 'icons.png'), cell: [TILE, TILE], columns: 20 }, tiles);
}

await main();
