type Chunk = {
  name: string;
  test: RegExp;
  minShareCount?: number;
  includeDependenciesRecursively?: boolean;
};

/**
 * A chunk of these files, named without their endings, by folder.
 *
 * Shape   what they import is not in it, unless it is named too. No two chunks may need each other: code that runs
 *         when a file loads would find the other empty.
 */
function chunk(name: string, files: Readonly<Record<string, string>>): Chunk {
  const paths = Object.entries(files).map(
    ([folder, names]) => `${folder}/(${names.replaceAll(' ', '|')})`,
  );
  const test = `/(${paths.join('|')})\\.tsx?$`.replaceAll('/', '[\\\\/]');
  return { name, test: new RegExp(test), includeDependenciesRecursively: false };
}

const DOMAIN = 'shared/src/domain';
const CONTRACT = 'shared/src/contract';
const STATE = 'web/src/state';
const LIB = 'web/src/lib';
const UI = 'web/src/ui';

/** Used by every page and rarely changed: one file compresses better than many. */
const LIBRARIES: Chunk = {
  name: 'libraries',
  test: /node_modules[\\/](react|react-dom|scheduler|react-router|@tanstack|zod|clsx)[\\/]|lucide-react[\\/]dist[\\/]esm[\\/](shared|Icon|createLucide|context|defaultAttr)/,
};

/** A few hundred bytes each: one request instead of twenty. Those of the home page are apart from the others. */
const ICONS: Chunk = {
  name: 'icons',
  test: /lucide-react[\\/]dist[\\/]esm[\\/]icons[\\/](arrow-right|bookmark|carrot|check|circle-check|circle-exclamation-point|clock|cloud-off|cooking-pot|flame|heart|loader-circle|map-pin|plus|refresh-cw|search|search-x|triangle-exclamation-point|x)\.mjs$/,
};
const OTHER_ICONS: Chunk = {
  name: 'otherIcons',
  test: /lucide-react[\\/]dist[\\/]esm[\\/]icons[\\/]/,
  minShareCount: 4,
};

/** Shared by many pages, for the same reason; the home page validates nothing, knows no store and opens with
 * no dialog. */
const COMMON: Chunk = {
  name: 'common',
  test: /[\\/](web[\\/]src[\\/](ui|lib|state|queries)|shared[\\/]src)[\\/](?!domain[\\/](validation|storeDays|orderNote|phone|dashboard|units)|contract|dialogParts|Modal|Sheet)/,
  minShareCount: 26,
};

/** The library of forms, with the few lines that join it to schemas; pages without boxes to check load neither. */
const CHECKED_FORMS: Chunk = {
  name: 'checkedForms',
  test: /node_modules[\\/](react-hook-form|@hookform|@standard-schema)[\\/]|[\\/]web[\\/]src[\\/]lib[\\/]useSchemaForm\.ts$/,
  includeDependenciesRecursively: false,
};

/**
 * The files that several screens share, by what loads them together. Alone, most have a few hundred bytes: a screen
 * asked for 70 of them, and each compressed by itself weighed a fifth more.
 */
const SHARED: readonly Chunk[] = [
  // Forms and pages with a heading; the home page has none.
  chunk('forms', {
    [DOMAIN]: 'numberInput',
    [LIB]: 'formBoxes isMounted numberBox spelling textBox useSubmit',
    [UI]: 'Field Form LoginFirst OpenMark PageHeader SelectField fieldParts',
  }),
  // The home page, and screens that need nothing else of it: the list, forms, saved recipes.
  chunk('base', {
    [LIB]: 'recipeProvider/pictures useCombobox',
    [STATE]: 'savedIds selectedRecipes',
    [UI]: 'HeartButton MoreRecipes SelectedMark',
    'web/src/queries': 'useHeart',
  }),
  chunk('home', {
    'web/src/features/recipes':
      'LimitNotice RecipePicture SaveHeart SelectButton recipeFacts recipeLayout useSelect',
    'web/src/queries': 'foundIngredients',
  }),
  // A few constants: the list would load the contract of the kitchen's operations with them.
  chunk('kitchenLimits', { [DOMAIN]: 'emptyKitchen household kitchenLimits' }),
  chunk('kitchen', { [STATE]: 'kitchen kitchenPeople' }),
  chunk('leaves', { [CONTRACT]: 'money packs page quantities', [DOMAIN]: 'validation' }),
  chunk('texts', { [CONTRACT]: 'orderTexts', [DOMAIN]: 'orderNote phone' }),
  chunk('days', { [CONTRACT]: 'calendar', [DOMAIN]: 'dashboard storeDays' }),
  chunk('stores', { [CONTRACT]: 'slots storeParts', [DOMAIN]: 'slots' }),
  chunk('amounts', { [DOMAIN]: 'amountText fractions nounForms nouns recipes text units' }),
  chunk('shownAmounts', { [DOMAIN]: 'groceryAmounts shownAmounts' }),
  // Steps have numbers, but no lines.
  chunk('writtenNumbers', {
    [DOMAIN]: 'lineNumbers lineTokens lineUnits numberWords unitWords writtenFigure writtenNumber',
  }),
  chunk('writtenLines', {
    [DOMAIN]:
      'doubtfulAmount ingredientLine kindReading kindWords lineKinds lineMeasures lineName lineQuantity lineReview recipeLine unreadNumber writtenItems',
  }),
  chunk('list', { [DOMAIN]: 'groceryList namesakes ownGrams pantry', [STATE]: 'pantry' }),
  chunk('carts', {
    [DOMAIN]: 'cartChanges carts kitchenOrders sentences',
    [STATE]: 'carts placedOrders',
  }),
  chunk('offers', { [DOMAIN]: 'offers', [STATE]: 'served' }),
  chunk('ordered', { [DOMAIN]: 'orderedLines served', [STATE]: 'needs ordered' }),
  chunk('comparison', { [CONTRACT]: 'compare', [STATE]: 'trip' }),
  chunk('planInput', {
    [DOMAIN]: 'packCover planSettings',
    [LIB]: 'plan/planInput',
    [STATE]: 'tripCosts',
  }),
  chunk('trip', {
    [DOMAIN]: 'coverage',
    [LIB]: 'plan/fillPlan plan/planner',
    [STATE]: 'rememberServed tripNow',
    [UI]: 'NoCarts',
  }),
  chunk('tripSheets', { [DOMAIN]: 'followOrder followTrip tripSheet', [STATE]: 'tripSheets' }),
];

/** Lists of vendors and administrators: not part of a first visit. */
const LISTS = chunk('lists', {
  [UI]: 'DataList DataRow EditedRow EmptyList ListStates PagedList Pager RowPages RowParts',
});

/** What the app is cut into, beside a chunk for each page and lazy part. The first that names a file gets it. */
export const CHUNKS: Chunk[] = [
  LIBRARIES,
  CHECKED_FORMS,
  ...SHARED,
  ICONS,
  OTHER_ICONS,
  COMMON,
  LISTS,
];
