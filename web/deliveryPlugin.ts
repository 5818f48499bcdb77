import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

import type { Plugin, ResolvedConfig, Rolldown } from 'vite';

import { retireLastBuild } from './lastBuild.ts';

const ROUTER = 'src/router.tsx';
/** `page('/path', async () => … import('#x/YPage.tsx') …`, the router's form of a page; or `changing(`. */
const PAGE = /\b(?:page|changing)\(\s*'([^']+)',\s*async \(\) =>[^']*?import\('#([^'.]+)\.tsx'\)/g;
const COMPRESSED = /\.(js|css|svg|html|webmanifest|json|txt|wasm)$/;
/** Files above take Brotli's next best quality, which is five times faster for some percent more. Units: bytes. */
const LARGE = 1024 * 1024;
const LARGE_QUALITY = 9;
const STYLES = /\n *<link rel="stylesheet"[^>]*>/;

/**
 * Optimizes delivery: the stylesheet after the splash, a list of each page's code for the server's preload
 * headers, and texts compressed at build time. The last build's code stays for a day.
 *
 * Shape   `.vite/pages.json` maps router addresses to the files that their pages need beyond the shell;
 *         each text has a `.br` and a `.gz` file.
 */
export function delivery(): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'delivery',
    apply: 'build',
    config: () => ({ build: { emptyOutDir: false } }),
    configResolved(resolved) {
      config = resolved;
    },
    buildStart: () => retireLastBuild(resolve(config.root, config.build.outDir)),
    transformIndexHtml: {
      order: 'post',
      handler: stylesLast,
    },
    generateBundle(_options, bundle) {
      refuseCircles(bundle);
      const router = readFileSync(join(config.root, ROUTER), 'utf8');
      const source = JSON.stringify(pagesOf(router, bundle), null, 2);
      this.emitFile({ type: 'asset', fileName: '.vite/pages.json', source });
    },
    closeBundle: () => compressAll(resolve(config.root, config.build.outDir)),
  };
}

/**
 * Moves the stylesheet to the end of the body. In the head it would block the splash, which has its own
 * styles. Scripts still wait for it.
 *
 * Errors  fails when the page has no stylesheet, or several.
 */
function stylesLast(html: string): string {
  const [found, ...more] = html.match(new RegExp(STYLES, 'g')) ?? [];
  if (found === undefined || more.length > 0) throw new Error('expected one stylesheet');
  return html.replace(STYLES, '').replace('</body>', `${found.trim()}\n  </body>`);
}

/** Errors  fails when the router declares a page in a form that PAGE does not match. */
function pagesOf(router: string, bundle: Rolldown.OutputBundle): Record<string, string[]> {
  const pages = [...router.matchAll(PAGE)];
  const expected = router.match(/\b(?:page|changing)\(\s*'/g)?.length;
  if (pages.length !== expected)
    throw new Error(`${ROUTER}: read ${pages.length} of ${expected} pages`);
  const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
  const shell = closure(
    bundle,
    chunks.filter((chunk) => chunk.isEntry),
  );
  return Object.fromEntries(
    pages
      .filter(([, path]) => path?.startsWith('/'))
      .map(([, path = '', file]) => {
        const end = `/src/${file}.tsx`;
        const own = chunks.filter((chunk) => chunk.moduleIds.some((id) => id.endsWith(end)));
        if (own.length !== 1) throw new Error(`${end} is in ${own.length} chunks`);
        return [path, [...closure(bundle, own)].filter((name) => !shell.has(name))];
      }),
  );
}

/**
 * Chunks that import each other: which one runs first depends on the page, and its constants may be made of
 * the other's, which are still undefined.
 *
 * Errors  fails when there are any.
 */
function refuseCircles(bundle: Rolldown.OutputBundle): void {
  const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
  const circular = chunks.filter(({ imports, fileName }) =>
    closure(
      bundle,
      chunks.filter((chunk) => imports.includes(chunk.fileName)),
    ).has(fileName),
  );
  if (circular.length > 0)
    throw new Error(`import each other: ${circular.map(({ fileName }) => fileName).join(', ')}`);
}

function closure(
  bundle: Rolldown.OutputBundle,
  from: readonly Rolldown.OutputChunk[],
): Set<string> {
  const found = new Set<string>();
  const follow = (name: string): void => {
    const chunk = bundle[name];
    if (found.has(name) || chunk?.type !== 'chunk') return;
    found.add(name);
    for (const next of chunk.imports) follow(next);
  };
  for (const { fileName } of from) follow(fileName);
  return found;
}

async function compressAll(folder: string): Promise<void> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (name) => COMPRESSED.test(name) && !existsSync(join(folder, `${name}.br`)),
  );
  await Promise.all(files.map((name) => compressFile(join(folder, name))));
}

async function compressFile(file: string): Promise<void> {
  const content = readFileSync(file);
  const quality = content.length > LARGE ? LARGE_QUALITY : constants.BROTLI_MAX_QUALITY;
  const params = { [constants.BROTLI_PARAM_QUALITY]: quality };
  writeFileSync(`${file}.br`, await promisify(brotliCompress)(content, { params }));
  writeFileSync(`${file}.gz`, await promisify(gzip)(content, { level: 9 }));
}
