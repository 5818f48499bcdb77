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

/** A few hundred bytes each: one request instead of twenty. Those of the home page are apart from the others. */
const ICONS = {
  name: 'icons',
  test: /lucide-react[\\/]dist[\\/]esm[\\/]icons[\\/](arrow-right|bookmark|carrot|check|circle-check|circle-exclamation-point|clock|cloud-off|cooking-pot|flame|heart|loader-circle|map-pin|plus|refresh-cw|search|search-x|triangle-exclamation-point|x)\.mjs$/,
};
const OTHER_ICONS = {
  name: 'otherIcons',
  test: /lucide-react[\\/]dist[\\/]esm[\\/]icons[\\/]/,
  minShareCount: 4,
};
/** Shared by many pages, for the same reason; the home page validates nothing, knows no store and opens with
 * no dialog. */
const COMMON = {
  name: 'common',
  test: /[\\/](web[\\/]src[\\/](ui|lib|state|queries)|shared[\\/]src)[\\/](?!domain[\\/](validation|storeDays|orderNote|phone|dashboard|units)|contract|dialogParts|Modal|Sheet)/,
  minShareCount: 26,
};

/** Shared by forms and pages with a heading; the home page has none. */
const FORMS = {
  name: 'forms',
  test: /[\\/](web[\\/]src[\\/](ui[\\/](Field|SelectField|Form|LoginFirst|OpenMark|fieldParts|PageHeader)|lib[\\/](formBoxes|isMounted|numberBox|spelling|textBox|useSubmit))|shared[\\/]src[\\/]domain[\\/]numberInput)\.tsx?$/,
  includeDependenciesRecursively: false,
};

/** The library of forms, with the few lines that join it to schemas; pages without boxes to check load neither. */
const CHECKED_FORMS = {
  name: 'checkedForms',
  test: /node_modules[\\/](react-hook-form|@hookform|@standard-schema)[\\/]|[\\/]web[\\/]src[\\/]lib[\\/]useSchemaForm\.ts$/,
  includeDependenciesRecursively: false,
};

/** Of the home page, and of screens that need nothing else of it: the list, forms, saved recipes. */
const BASE = {
  name: 'base',
  test: /[\\/]web[\\/]src[\\/](lib[\\/](useCombobox|recipeProvider[\\/]pictures)|queries[\\/]useHeart|state[\\/](savedIds|selectedRecipes)|ui[\\/](HeartButton|MoreRecipes|SelectedMark))\.tsx?$/,
  includeDependenciesRecursively: false,
};

/** Shared by the home page and a few others, for the same reason. */
const HOME = {
  name: 'home',
  test: /[\\/]web[\\/]src[\\/](features[\\/]recipes[\\/](LimitNotice|RecipePicture|SaveHeart|recipeFacts|recipeLayout|SelectButton|useSelect)|queries[\\/]foundIngredients)\.tsx?$/,
  includeDependenciesRecursively: false,
};

/** Lists of vendors and administrators: one file, not part of a first visit. */
const LISTS = {
  name: 'lists',
  test: /[\\/]web[\\/]src[\\/]ui[\\/](DataList|DataRow|EditedRow|EmptyList|ListStates|PagedList|Pager|RowPages|RowParts)\.tsx$/,
  includeDependenciesRecursively: false,
};

/** A few constants of a kitchen: the list would load the contract of its operations with them. */
const KITCHEN = {
  name: 'kitchenState',
  test: /[\\/]shared[\\/]src[\\/]domain[\\/](household|kitchenOps|kitchenState)\.ts$/,
  includeDependenciesRecursively: false,
};

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
  plugins: [react(), tailwindcss(), delivery(), firstScreens(), iconKeys(), serviceWorker()],
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
          groups: [
            LIBRARIES,
            FORMS,
            CHECKED_FORMS,
            BASE,
            HOME,
            KITCHEN,
            ICONS,
            OTHER_ICONS,
            COMMON,
            LISTS,
          ],
        },
      },
    },
  },
});
