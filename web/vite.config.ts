import { fileURLToPath } from 'node:url';

import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

import { delivery } from './deliveryPlugin.ts';
import { firstScreens } from './firstScreenPlugin.ts';
import { iconKeys } from './iconKeysPlugin.ts';
import { serviceWorker } from './serviceWorkerPlugin.ts';

/** Used by every page and rarely changed: one file compresses better than many. */
const LIBRARIES = {
  name: 'libraries',
  test: /node_modules[\\/](react|react-dom|scheduler|react-router|@tanstack|zod|clsx)[\\/]|lucide-react[\\/]dist[\\/]esm[\\/](shared|Icon|createLucide|context|defaultAttr)/,
};

/** A few hundred bytes each: one request instead of twenty. */
const ICONS = {
  name: 'icons',
  test: /lucide-react[\\/]dist[\\/]esm[\\/]icons[\\/]/,
  minShareCount: 4,
};
/** Shared by many pages, for the same reason; the home page validates nothing and opens with no
 * dialog. */
const COMMON = {
  name: 'common',
  test: /[\\/](web[\\/]src[\\/](ui|lib|state|queries)|shared[\\/]src)[\\/](?!domain[\\/]validation|dialogParts)/,
  minShareCount: 14,
};

/** Shared by forms and pages with a heading; the home page has none. */
const FORMS = {
  name: 'forms',
  test: /[\\/](web[\\/]src[\\/](ui[\\/](Field|Form|LoginFirst|OpenMark|fieldParts|PageHeader)|lib[\\/](formBoxes|isMounted|numberBox|spelling|textBox|useSubmit))|shared[\\/]src[\\/]domain[\\/]numberInput)\.tsx?$/,
  includeDependenciesRecursively: false,
};

/** Of the home page, and of screens that need nothing else of it: the list, forms. */
const BASE = {
  name: 'base',
  test: /[\\/](web[\\/]src[\\/](lib[\\/](useCombobox|recipeProvider[\\/]pictures)|state[\\/]selectedRecipes)|shared[\\/]src[\\/]domain[\\/](recipes|units))\.tsx?$/,
  includeDependenciesRecursively: false,
};

/** Shared by the home page and a few others, for the same reason. */
const HOME = {
  name: 'home',
  test: /[\\/](web[\\/]src[\\/]features[\\/]recipes[\\/](LimitNotice|RecipePicture|recipeFacts|recipeLayout|SelectButton|useSelect)|icons[\\/](cloud-off|flame))\.(mjs|tsx?)$/,
  includeDependenciesRecursively: false,
};

/** Lists of vendors and administrators: one file, not part of a first visit. */
const LISTS = {
  name: 'lists',
  test: /[\\/]web[\\/]src[\\/]ui[\\/](DataList|DataRow|EditedRow|EmptyList|ListStates|PagedList|Pager|RowPages|RowParts)\.tsx$/,
  includeDependenciesRecursively: false,
};

const SERVER = 'http://127.0.0.1:3000';

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  plugins: [react(), tailwindcss(), delivery(), firstScreens(), iconKeys(), serviceWorker()],
  server: { proxy: { '/api': SERVER, '/images': SERVER } },
  build: {
    manifest: true,
    assetsInlineLimit: 0,
    target: 'baseline-widely-available',
    // Without the polyfill, browsers without modulepreload load slightly later.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: { codeSplitting: { groups: [LIBRARIES, FORMS, BASE, HOME, ICONS, COMMON, LISTS] } },
    },
  },
});
