import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';

import { givenRecipe, MARKED_RECIPE, wordsOf } from '@larder/shared/contract/recipePage';
import react from '@vitejs/plugin-react';
import { build, type Plugin, type ResolvedConfig } from 'vite';

/** Pages that look the same to everybody who is here for the first time, and that a visit may begin with. */
const PATHS = ['/', '/shopping-list', '/help-support'];
/** The page of any recipe is drawn with words that the server replaces: http/recipePage.ts. */
const RECIPE = { path: '/recipe/1', pattern: '/recipe/:id', file: join('.vite', 'recipe.html') };
const DRAWING = fileURLToPath(new URL('src/firstScreen.tsx', import.meta.url));
const WORKER = new URL('firstScreen.worker.ts', import.meta.url);
const EMPTY_ROOT = '<div id="root"></div>';
const CODE =
  /^ *<(script type="module"|link rel="modulepreload") crossorigin (?:src|href)="([^"]+)".*\n/gm;
/**
 * Asks for the code once the page was painted, at once where nothing is painted; one file at a time, so
 * that a touch is answered between.
 */
const START = `
      {
        const files = [...document.getElementById('code').content.children];
        const begin = () => files.forEach((file) => setTimeout(() => document.head.append(file)));
        if (document.hidden) begin();
        else requestAnimationFrame(() => setTimeout(begin));
      }
    `;

/**
 * Draws the pages that a first visit may begin with, so that they are seen before the app's code
 * is there: docs/decisions/0015-first-screens.md. The app puts its own in their place.
 *
 * Shape   `first/<path>.html`, that of `/` being `first/index.html`; `.vite/recipe.html` for any recipe.
 */
export function firstScreens(): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'first-screens',
    apply: 'build',
    configResolved(resolved) {
      config = resolved;
    },
    async writeBundle() {
      const folder = resolve(config.root, config.build.outDir);
      const code = join(folder, '.vite', 'drawing');
      await buildDrawing(config, code);
      const page = readFileSync(join(folder, 'index.html'), 'utf8');
      const codeOf: Record<string, string[]> = JSON.parse(
        readFileSync(join(folder, '.vite', 'pages.json'), 'utf8'),
      );
      const drawn = (path: string, given = '') =>
        draw({ code: pathToFileURL(join(code, 'firstScreen.js')).href, path, given });
      for (const path of PATHS) {
        const file = join(folder, 'first', `${path === '/' ? 'index' : path}.html`);
        mkdirSync(dirname(file), { recursive: true });
        writeFileSync(file, withMarkup(withCodeLater(page, codeOf[path] ?? []), await drawn(path)));
      }
      const recipe = await drawn(RECIPE.path, givenRecipe(JSON.stringify(MARKED_RECIPE)));
      const missing = wordsOf(MARKED_RECIPE).filter((word) => !recipe.includes(word));
      if (missing.length > 0) throw new Error(`${RECIPE.path} shows no ${missing.join(', ')}`);
      const around = withCodeLater(page, codeOf[RECIPE.pattern] ?? [], givenRecipe(''));
      writeFileSync(join(folder, RECIPE.file), withMarkup(around, recipe));
      rmSync(code, { recursive: true });
    },
  };
}

/** Errors  fails when the page has no place for it. */
function withMarkup(page: string, markup: string): string {
  if (!page.includes(EMPTY_ROOT)) throw new Error(`index.html has no ${EMPTY_ROOT}`);
  const drawn = `<div id="root"><div class="first-screen" inert aria-hidden="true">${markup}</div></div>`;
  return page.replace(EMPTY_ROOT, () => drawn);
}

/**
 * The code, that of the page itself among it, leaves the line to what is seen first. Every file is a
 * script of its own, run as soon as it and those it needs are there: all in one go would hold up the
 * first touch.
 */
function withCodeLater(page: string, files: readonly string[], given = ''): string {
  const shell = [...page.matchAll(CODE)].map(([, , address = '']) => address);
  if (shell.length === 0) throw new Error('index.html has no code');
  const scripts = [...shell, ...files.map((file) => `/${file}`)].map(
    (address) => `<script type="module" async crossorigin src="${address}"></script>`,
  );
  const later = `${given}<template id="code">${scripts.join('')}</template>`;
  const end = `${later}\n    <script>${START}</script>\n  </body>`;
  return page.replace(CODE, '').replace('</body>', () => end);
}

function buildDrawing({ root, mode }: ResolvedConfig, outDir: string) {
  return build({
    configFile: false,
    root,
    mode,
    logLevel: 'warn',
    publicDir: false,
    plugins: [react()],
    ssr: { noExternal: true },
    build: { ssr: DRAWING, outDir, emptyOutDir: true, assetsInlineLimit: 0 },
  });
}

/** Errors  what goes wrong in the page. */
async function draw(page: { code: string; path: string; given: string }): Promise<string> {
  const worker = new Worker(WORKER, { workerData: page });
  try {
    return await new Promise<string>((done, fail) => {
      worker.once('message', done);
      worker.once('error', fail);
    });
  } finally {
    await worker.terminate();
  }
}
