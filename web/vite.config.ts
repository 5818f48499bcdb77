import { fileURLToPath } from 'node:url';

import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

import { CHUNKS } from './chunks.ts';
import { delivery } from './deliveryPlugin.ts';
import { firstScreens } from './firstScreenPlugin.ts';
import { iconKeys } from './iconKeysPlugin.ts';
import { ocrFiles } from './ocrPlugin.ts';
import { serviceWorker } from './serviceWorkerPlugin.ts';

/**
 * The pages from a search to the list. What they import is asked for beside them, and what other pages of the router
 * import when the page has come: the names of these files would be 4 kB of every first visit, and from the second on the
 * service worker has them.
 */
const MAIN_PATH = /assets\/(Home|Recipe|GroceryList)Page-/;
const ROUTER = /assets\/index-/;
/** What every page has loaded. */
const LOADED = /assets\/(index|libraries|rolldown-runtime|common|icons)-/;

function asksAhead(page: string, files: string[], host: { hostId: string; hostType: string }) {
  if (host.hostType === 'html') return files;
  const isAsked = !ROUTER.test(host.hostId) || MAIN_PATH.test(page);
  // Styles are loaded by nothing else.
  return files.filter((file) => !LOADED.test(file) && (isAsked || file.endsWith('.css')));
}

const SERVER = 'http://127.0.0.1:3000';

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  plugins: [
    react(),
    tailwindcss(),
    delivery(),
    firstScreens(),
    iconKeys(),
    ocrFiles(),
    serviceWorker(),
  ],
  // One of them loads a part of its code when it needs it.
  worker: { format: 'es' },
  server: { proxy: { '/api': SERVER, '/images': SERVER } },
  build: {
    manifest: true,
    assetsInlineLimit: 0,
    target: 'baseline-widely-available',
    // Without the polyfill, browsers without modulepreload load slightly later.
    modulePreload: { polyfill: false, resolveDependencies: asksAhead },
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: CHUNKS,
        },
      },
    },
  },
});
