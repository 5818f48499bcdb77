import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { build, type Plugin, type Rolldown } from 'vite';

const WORKER = fileURLToPath(new URL('src/sw.ts', import.meta.url));
/** Files of web/public that the page needs before its code runs. */
const PUBLIC_FILES = ['icon.svg'];
/** Working areas, which shoppers never open: their code is cached on first use. */
const WORKING_AREA = /\/src\/(vendor|admin)/;
/** Latin letters; other alphabets are cached on first use. */
const FONT = /-latin-wght-normal-.*\.woff2$/;
/** Code that runs beside the page. */
const PAGE_WORKER = /\.worker-[\w-]+\.js$/;

/**
 * Builds src/sw.ts into /sw.js after the app, with the list of the shell's files: the page, its styles and
 * fonts, and the code of all shopper pages.
 */
export function serviceWorker(): Plugin {
  return {
    name: 'service-worker',
    apply: 'build',
    async writeBundle(_options, bundle) {
      const config = this.environment.getTopLevelConfig();
      const files = [
        { url: '/index.html', revision: hashOf(sourceOf(bundle, 'index.html')) },
        ...PUBLIC_FILES.map((name) => ({
          url: `/${name}`,
          revision: hashOf(readFileSync(join(config.publicDir, name))),
        })),
        ...shellAssets(bundle).map((name) => ({ url: `/${name}`, revision: null })),
      ];
      await build({
        configFile: false,
        root: config.root,
        mode: config.mode,
        logLevel: 'warn',
        publicDir: false,
        define: { SHELL: JSON.stringify(files) },
        build: {
          outDir: config.build.outDir,
          emptyOutDir: false,
          target: config.build.target,
          rolldownOptions: {
            input: WORKER,
            output: { entryFileNames: 'sw.js', format: 'iife', codeSplitting: false },
          },
        },
      });
      config.logger.info(`service worker: ${files.length} files in the shell`);
    },
  };
}

/** The shell's hashed files, sorted so that equal builds make equal workers. */
function shellAssets(bundle: Rolldown.OutputBundle): string[] {
  const found = new Set<string>();
  function follow(name: string): void {
    const chunk = bundle[name];
    if (found.has(name) || chunk?.type !== 'chunk') return;
    if (WORKING_AREA.test(chunk.facadeModuleId ?? '')) return;
    found.add(name);
    for (const style of chunk.viteMetadata?.importedCss ?? []) found.add(style);
    for (const next of [...chunk.imports, ...chunk.dynamicImports]) follow(next);
  }
  for (const output of Object.values(bundle)) {
    if (output.type === 'chunk' && output.isEntry) follow(output.fileName);
    if (FONT.test(output.fileName) || PAGE_WORKER.test(output.fileName)) found.add(output.fileName);
  }
  return [...found].toSorted();
}

function sourceOf(bundle: Rolldown.OutputBundle, name: string): string | Uint8Array {
  const file = bundle[name];
  if (file?.type !== 'asset') throw new Error(`the build made no ${name}`);
  return file.source;
}

function hashOf(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('hex').slice(0, 16);
}
