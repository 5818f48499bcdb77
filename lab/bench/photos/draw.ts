import type { Page } from '@playwright/test';

import type { Look } from './looks.ts';
import type { PrintedRecipe } from './texts.ts';

/** Of a picture, four megapixels. Units: pixels. */
const SIZE = { width: 1_800, height: 2_200 };
const TABLE =
  'repeating-linear-gradient(92deg, #7a5536 0 34px, #6d4a2e 34px 61px, #84603f 61px 90px)';

/** Draws a recipe in print and photographs it. Shape: a JPEG; equal for an equal seed. */
export async function drawPhoto(
  page: Page,
  { recipe, look, seed }: { recipe: PrintedRecipe; look: Look; seed: number },
): Promise<Buffer> {
  await page.setViewportSize(SIZE);
  await page.setContent(htmlOf(recipe, look));
  const sharp = await page.screenshot({ type: 'png' });
  const { noise, blur, shade } = look;
  const photo = await page.evaluate(spoil, {
    png: sharp.toString('base64'),
    noise,
    blur,
    shade,
    seed,
  });
  return Buffer.from(photo, 'base64');
}

function htmlOf({ title, facts, headings, ingredients, steps }: PrintedRecipe, look: Look): string {
  const isCard = look.ground === 'card';
  const list = `<section><h2>${headings[0]}</h2>${ingredients.map((text) => `<div>${look.bullets ? '• ' : ''}${text}</div>`).join('')}</section>`;
  const method = `<section><h2>${headings[1]}</h2>${steps.map((text) => `<p>${text}</p>`).join('')}</section>`;
  return `<!doctype html><style>
    * { margin: 0; box-sizing: border-box }
    body { width: ${SIZE.width}px; height: ${SIZE.height}px; overflow: hidden; display: grid; place-items: center;
      background: ${isCard ? TABLE : '#f4f0e6'} }
    main { width: ${isCard ? 1_400 : 1_560}px; padding: 70px; font: ${look.size}px/1.45 ${look.font}; color: #2a2622;
      transform: rotate(${look.tilt}deg); background: ${isCard ? '#faf6ea' : 'none'};
      ${isCard ? 'box-shadow: 0 12px 40px #0008' : ''} }
    h1 { font-size: 1.7em; line-height: 1.2 }
    h2 { font-size: 1.15em; margin: 1em 0 0.4em }
    p { margin-bottom: 0.7em }
    .columns { display: grid; grid-template-columns: 2fr 3fr; gap: 60px }
  </style><main><h1>${title}</h1><div>${facts}</div><div class="${look.layout}">${list}${method}</div></main>`;
}

type Spoiling = { png: string; noise: number; blur: number; shade: number; seed: number };

/** In the page: what a camera and a lamp do to a picture. */
async function spoil({ png, noise, blur, shade, seed }: Spoiling): Promise<string> {
  const bytes = Uint8Array.from(atob(png), (letter) => letter.charCodeAt(0));
  const sharp = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
  const { width, height } = sharp;
  const canvas = new OffscreenCanvas(width, height);
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('no canvas');
  if (blur > 0) pen.filter = `blur(${blur}px)`;
  pen.drawImage(sharp, 0, 0);
  pen.filter = 'none';
  const picture = pen.getImageData(0, 0, width, height);
  const { data } = picture;
  let state = seed >>> 0;
  const chance = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 4_294_967_296;
  };
  for (let at = 0; at < data.length; at += 4) {
    const x = (at / 4) % width;
    const y = Math.floor(at / 4 / width);
    const light = 1 - (shade * (x / width + y / height)) / 2;
    // The sum of three is near enough to a normal distribution, of deviation 1/2.
    const grain = noise === 0 ? 0 : (chance() + chance() + chance() - 1.5) * 2 * noise;
    for (let colour = 0; colour < 3; colour += 1)
      data[at + colour] = (data[at + colour] ?? 0) * light + grain;
  }
  pen.putImageData(picture, 0, 0);
  const jpeg = new Uint8Array(
    await (await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.85 })).arrayBuffer(),
  );
  let text = '';
  for (const byte of jpeg) text += String.fromCharCode(byte);
  return btoa(text);
}
