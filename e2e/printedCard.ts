import type { Browser } from '@playwright/test';

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
