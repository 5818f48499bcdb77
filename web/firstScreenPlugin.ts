import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

import { givenRecipe, PLACEHOLDER_RECIPE, textsOf } from '@larder/shared/recipes/recipePage.model';
import react from '@vitejs/plugin-react';
import { Window } from 'happy-dom';
import { build, type Plugin, type ResolvedConfig } from 'vite';

/** Likely first pages that are the same for everybody. */
const PATHS = ['/', '/shopping-list', '/help-support'];
/** The template of all recipe pages; the server replaces the placeholders (platform/http/pages/recipePage.ts). */
const RECIPE = {
  path: `/recipe/${PLACEHOLDER_RECIPE.id}`,
  pattern: '/recipe/:id',
  file: join('.vite', 'recipe.html'),
};
const ENTRY = fileURLToPath(new URL('src/firstScreen.tsx', import.meta.url));
const CODE = 'script[type="module"], link[rel="modulepreload"]';
/** The lists below the headings of a recipe. Their length varies; they are below the fold. */
const RECIPE_LISTS = 'article[aria-labelledby="recipe-title"] section > :not(:first-child)';
const SKELETON = '<div class="skeleton mt-4 h-72 rounded-lg"></div>';
/**
 * Loads the code after the first paint, or at once in a background tab, which never paints. One task per
 * file, so that input is handled in between.
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
 * Prerenders the likely first pages, so that they show before the app's code arrives:
 * docs/decisions/0015-first-screens.md. The app replaces the markup.
 *
 * Shape   `first/<path>.html`, `first/index.html` for `/`; `.vite/recipe.html` for any recipe.
 */
export function firstScreens(): Plugin {
  return {
    name: 'first-screens',
    apply: 'build',
    async writeBundle() {
      const config = this.environment.getTopLevelConfig();
      const folder = resolve(config.root, config.build.outDir);
      const page = readFileSync(join(folder, 'index.html'), 'utf8');
      const codeOf: Record<string, string[]> = JSON.parse(
        readFileSync(join(folder, '.vite', 'pages.json'), 'utf8'),
      );
      const ssr = join(folder, '.vite', 'ssr');
      await buildForNode(config, ssr);
      const { prerenderPage } = await import(pathToFileURL(join(ssr, 'firstScreen.js')).href);
      for (const path of PATHS) {
        const file = join(folder, 'first', `${path === '/' ? 'index' : path}.html`);
        mkdirSync(dirname(file), { recursive: true });
        const markup = await prerenderPage(path);
        writeFileSync(file, firstScreen({ page, markup, files: codeOf[path] }));
      }
      const markup = await prerenderPage(RECIPE.path);
      const missing = textsOf(PLACEHOLDER_RECIPE).filter((text) => !markup.includes(text));
      if (missing.length > 0) throw new Error(`${RECIPE.path} shows no ${missing.join(', ')}`);
      const recipePage = page
        .replace('<title>', `<title>${PLACEHOLDER_RECIPE.title} · `)
        .replace('</body>', `${givenRecipe('')}</body>`);
      const recipe = firstScreen({ page: recipePage, markup, files: codeOf[RECIPE.pattern] });
      writeFileSync(join(folder, RECIPE.file), recipe);
      rmSync(ssr, { recursive: true });
    },
  };
}

type Parts = { page: string; markup: string; files: readonly string[] | undefined };

/**
 * Inserts the markup into the root and moves all code, with the page's own files, into a template that
 * START reads.
 *
 * Errors  fails when the page has no empty root, no code, or unknown code.
 */
function firstScreen({ page, markup, files }: Parts): string {
  const { document } = new Window();
  document.write(page);
  const root = document.querySelector('#root:empty');
  const code = [...document.querySelectorAll(CODE)];
  if (!root || !files || code.length === 0) throw new Error('index.html has no root or no code');
  root.innerHTML = `<div class="first-screen" inert aria-hidden="true">${markup}</div>`;
  for (const list of root.querySelectorAll(RECIPE_LISTS)) list.outerHTML = SKELETON;
  const shell = code.map((element) => element.getAttribute('src') ?? element.getAttribute('href'));
  // React's preload links of pictures gain nothing: the pictures follow at once.
  for (const element of [...code, ...root.querySelectorAll('link')]) element.remove();
  const scripts = [...shell, ...files.map((file) => `/${file}`)].map(
    (address) => `<script type="module" async crossorigin src="${address}"></script>`,
  );
  const start = `<template id="code">${scripts.join('')}</template><script>${START}</script>`;
  document.body.insertAdjacentHTML('beforeend', start);
  return `<!doctype html>\n${document.documentElement.outerHTML}`;
}

function buildForNode({ root, mode }: ResolvedConfig, outDir: string) {
  return build({
    configFile: false,
    root,
    mode,
    logLevel: 'warn',
    publicDir: false,
    plugins: [react()],
    ssr: { noExternal: true },
    build: { ssr: ENTRY, outDir, emptyOutDir: true, assetsInlineLimit: 0 },
  });
}
