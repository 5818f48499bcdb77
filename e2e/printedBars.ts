import { barsOf } from '@larder/shared/food/testing/barcodeBars';
import type { Browser } from '@playwright/test';

/** A pack with the barcode of these digits, as a PNG. */
export async function printedBars(browser: Browser, digits: string): Promise<Buffer> {
  const page = await browser.newPage({ viewport: { width: 900, height: 600 } });
  const bars = Array.from(barsOf(digits), (module, at) =>
    module === '1' ? `<rect x="${at}" width="1" height="60" />` : '',
  );
  await page.setContent(
    `<body style="margin:0;background:#e9dfc8"><div style="margin:150px 200px;padding:30px 50px;background:#fff">
     <svg viewBox="0 0 95 60" width="400" fill="#222">${bars.join('')}</svg></div>`,
  );
  const picture = await page.screenshot();
  await page.close();
  return picture;
}
