import type { Browser, Page } from '@playwright/test';

/** A printed card with these lines, as a PNG. */
export async function printedCard(browser: Browser, lines: readonly string[]): Promise<Buffer> {
  const page = await browser.newPage({ viewport: { width: 1_000, height: 1_300 } });
  await page.setContent(
    `<body style="margin:70px;font:32px/1.5 'Liberation Serif','Times New Roman',serif;background:#f6f1e4;color:#222">`,
  );
  await page.evaluate((texts) => {
    for (const [at, text] of texts.entries()) {
      const line = document.body.appendChild(document.createElement(at === 0 ? 'h1' : 'div'));
      line.textContent = text;
      // An empty line is room.
      if (text === '') line.style.height = '1.5em';
    }
  }, lines);
  const picture = await page.screenshot();
  await page.close();
  return picture;
}

/** An EXIF segment of one entry: orientation 6, "turn it right to look at it". */
const TURN_RIGHT = 'ffe100224578696600004949 2a0008000000 010012010300010000000600000000000000';

/** A picture as a camera of 50 megapixels keeps it when it is held upright: lying on its side, with a note of that. */
export async function sidewaysPhoto(page: Page, picture: Buffer): Promise<Buffer> {
  const lying = await page.evaluate(async (png) => {
    const bytes = Uint8Array.from(atob(png), (letter) => letter.charCodeAt(0));
    const upright = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
    const canvas = new OffscreenCanvas(8_160, 6_144);
    const pen = canvas.getContext('2d');
    if (!pen) throw new Error('no canvas');
    pen.translate(0, canvas.height);
    pen.rotate(-Math.PI / 2);
    pen.drawImage(upright, 0, 0, canvas.height, canvas.width);
    const file = await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.8 });
    const letters = Array.from(new Uint8Array(await file.arrayBuffer()), (byte) =>
      String.fromCharCode(byte),
    );
    return btoa(letters.join(''));
  }, picture.toString('base64'));
  const jpeg = Buffer.from(lying, 'base64');
  // Behind the mark of a JPEG.
  const exif = Buffer.from(TURN_RIGHT.replaceAll(' ', ''), 'hex');
  return Buffer.concat([jpeg.subarray(0, 2), exif, jpeg.subarray(2)]);
}
