import { fileURLToPath } from 'node:url';

import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

import { delivery } from './deliveryPlugin.ts';
import { firstScreens } from './firstScreenPlugin.ts';
import { serviceWorker } from './serviceWorkerPlugin.ts';

/** What every page needs and what changes seldom: one file, which compresses better than many. */
const LIBRARIES = {
  name: 'libraries',
  test: /node_modules[\\/](react|react-dom|scheduler|react-router|@tanstack|zod|clsx)[\\/]|lucide-react[\\/]dist[\\/]esm[\\/](shared|Icon|createLucide|context|defaultAttr)/,
};

/** A few hundred bytes each: together they come in one answer instead of twenty. */
const ICONS = {
  name: 'icons',
  test: /lucide-react[\\/]dist[\\/]esm[\\/]icons[\\/]/,
  minShareCount: 4,
};
/** What many pages share, for the same reason. */
const COMMON = {
  name: 'common',
  test: /[\\/](web[\\/]src[\\/](ui|lib|state|queries)|shared[\\/]src)[\\/]/,
  minShareCount: 14,
};

/** Lists are in the areas of vendors and administrators: one file, which a first visit does not name. */
const LISTS = {
  name: 'lists',
  test: /[\\/]web[\\/]src[\\/]ui[\\/](DataList|DataRow|EditedRow|EmptyList|ListStates|PagedList|Pager|RowPages|RowParts)\.tsx$/,
  includeDependenciesRecursively: false,
};

const SERVER = 'http://127.0.0.1:3000';

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  plugins: [react(), tailwindcss(), delivery(), firstScreens(), serviceWorker()],
  server: { proxy: { '/api': SERVER, '/images': SERVER } },
  build: {
    manifest: true,
    assetsInlineLimit: 0,
    target: 'baseline-widely-available',
    rolldownOptions: { output: { codeSplitting: { groups: [LIBRARIES, ICONS, COMMON, LISTS] } } },
  },
});
