type Chunk = {
  name: string;
  test: RegExp;
  minShareCount?: number;
  includeDependenciesRecursively?: boolean;
};

/**
 * A chunk of these files, by their paths from the repository's root.
 *
 * Shape   what they import is not in it, unless it is named too. No two chunks may need each other: code that runs
 *         when a file loads would find the other empty.
 */
function chunk(name: string, files: readonly string[]): Chunk {
  const paths = files.map((file) => file.replaceAll('.', '\\.').replaceAll('/', '[\\\\/]'));
  const test = new RegExp(`[\\\\/](${paths.join('|')})$`);
  return { name, test, includeDependenciesRecursively: false };
}

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
  test: /node_modules[\\/](react-hook-form|@hookform|@standard-schema)[\\/]|[\\/]web[\\/]src[\\/](\w+[\\/])+useSchemaForm\.ts$/,
  includeDependenciesRecursively: false,
};

/**
 * The files that several screens share, by what loads them together. Alone, most have a few hundred bytes: a screen
 * asked for 70 of them, and each compressed by itself weighed a fifth more.
 */
const SHARED: readonly Chunk[] = [
  // Forms and pages with a heading; the home page has none.
  chunk('forms', [
    'web/src/lib/formBoxes.ts',
    'web/src/lib/isMounted.ts',
    'web/src/lib/numberBox.ts',
    'web/src/lib/spelling.ts',
    'web/src/lib/textBox.ts',
    'web/src/lib/useSubmit.ts',
    'web/src/ui/Field.tsx',
    'web/src/ui/Form.tsx',
    'web/src/ui/LoginFirst.tsx',
    'web/src/ui/OpenMark.tsx',
    'web/src/ui/PageHeader.tsx',
    'web/src/ui/SelectField.tsx',
    'web/src/ui/fieldParts.tsx',
    'shared/src/domain/numberInput.ts',
  ]),
  // The home page, and screens that need nothing else of it: the list, forms, saved recipes.
  chunk('base', [
    'web/src/lib/recipeProvider/pictures.ts',
    'web/src/lib/useCombobox.ts',
    'web/src/queries/useHeart.ts',
    'web/src/state/savedIds.ts',
    'web/src/state/selectedRecipes.ts',
    'web/src/ui/HeartButton.tsx',
    'web/src/ui/MoreRecipes.tsx',
    'web/src/ui/SelectedMark.tsx',
  ]),
  chunk('home', [
    'web/src/features/recipes/LimitNotice.tsx',
    'web/src/features/recipes/RecipePicture.tsx',
    'web/src/features/recipes/SaveHeart.tsx',
    'web/src/features/recipes/SelectButton.tsx',
    'web/src/features/recipes/recipeFacts.ts',
    'web/src/features/recipes/recipeLayout.ts',
    'web/src/queries/foundIngredients.ts',
  ]),
  // A few constants: the list would load the contract of the kitchen's operations with them.
  chunk('kitchenLimits', [
    'shared/src/domain/emptyKitchen.ts',
    'shared/src/domain/household.ts',
    'shared/src/domain/kitchenLimits.ts',
  ]),
  chunk('kitchen', [
    'web/src/lib/newId.ts',
    'web/src/state/kitchen.ts',
    'web/src/state/kitchenPeople.ts',
  ]),
  chunk('leaves', [
    'shared/src/contract/money.ts',
    'shared/src/contract/packs.ts',
    'shared/src/contract/page.ts',
    'shared/src/contract/quantities.ts',
    'shared/src/domain/validation.ts',
  ]),
  chunk('texts', [
    'shared/src/contract/orderTexts.ts',
    'shared/src/domain/orderNote.ts',
    'shared/src/domain/phone.ts',
  ]),
  chunk('days', [
    'shared/src/contract/calendar.ts',
    'shared/src/domain/dashboard.ts',
    'shared/src/domain/storeDays.ts',
  ]),
  chunk('stores', [
    'shared/src/contract/slots.ts',
    'shared/src/contract/storeParts.ts',
    'shared/src/domain/slots.ts',
  ]),
  chunk('amounts', [
    'shared/src/domain/amountText.ts',
    'shared/src/domain/fractions.ts',
    'shared/src/domain/nounForms.ts',
    'shared/src/domain/nouns.ts',
    'shared/src/domain/recipes.ts',
    'shared/src/domain/text.ts',
    'shared/src/domain/units.ts',
  ]),
  chunk('shownAmounts', [
    'shared/src/domain/groceryAmounts.ts',
    'shared/src/domain/shownAmounts.ts',
  ]),
  // Steps have numbers, but no lines.
  chunk('writtenNumbers', [
    'shared/src/domain/lineNumbers.ts',
    'shared/src/domain/lineTokens.ts',
    'shared/src/domain/lineUnits.ts',
    'shared/src/domain/numberWords.ts',
    'shared/src/domain/unitWords.ts',
    'shared/src/domain/writtenFigure.ts',
    'shared/src/domain/writtenNumber.ts',
  ]),
  chunk('writtenLines', [
    'shared/src/domain/doubtfulAmount.ts',
    'shared/src/domain/ingredientLine.ts',
    'shared/src/domain/kindReading.ts',
    'shared/src/domain/kindWords.ts',
    'shared/src/domain/lineKinds.ts',
    'shared/src/domain/lineMeasures.ts',
    'shared/src/domain/lineName.ts',
    'shared/src/domain/lineQuantity.ts',
    'shared/src/domain/lineReview.ts',
    'shared/src/domain/recipeLine.ts',
    'shared/src/domain/unreadNumber.ts',
    'shared/src/domain/writtenItems.ts',
  ]),
  chunk('list', [
    'web/src/state/pantry.ts',
    'shared/src/domain/groceryList.ts',
    'shared/src/domain/namesakes.ts',
    'shared/src/domain/ownGrams.ts',
    'shared/src/domain/pantry.ts',
  ]),
  chunk('carts', [
    'web/src/state/carts.ts',
    'web/src/state/placedOrders.ts',
    'shared/src/domain/cartChanges.ts',
    'shared/src/domain/carts.ts',
    'shared/src/domain/kitchenOrders.ts',
    'shared/src/domain/sentences.ts',
  ]),
  chunk('offers', ['web/src/state/served.ts', 'shared/src/domain/offers.ts']),
  chunk('ordered', [
    'web/src/state/needs.ts',
    'web/src/state/ordered.ts',
    'shared/src/domain/orderedLines.ts',
    'shared/src/domain/served.ts',
  ]),
  chunk('comparison', ['web/src/state/trip.ts', 'shared/src/contract/compare.ts']),
  chunk('planInput', [
    'web/src/lib/plan/planInput.ts',
    'web/src/state/tripCosts.ts',
    'shared/src/domain/packCover.ts',
    'shared/src/domain/planSettings.ts',
  ]),
  chunk('trip', [
    'web/src/lib/plan/fillPlan.ts',
    'web/src/lib/plan/planner.ts',
    'web/src/state/rememberServed.ts',
    'web/src/state/tripNow.ts',
    'web/src/ui/NoCarts.tsx',
    'shared/src/domain/coverage.ts',
  ]),
  chunk('tripSheets', [
    'web/src/state/tripSheets.ts',
    'shared/src/domain/followOrder.ts',
    'shared/src/domain/followTrip.ts',
    'shared/src/domain/tripSheet.ts',
  ]),
];

/** Lists of vendors and administrators: not part of a first visit. */
const LISTS = chunk('lists', [
  'web/src/ui/DataList.tsx',
  'web/src/ui/DataRow.tsx',
  'web/src/ui/EditedRow.tsx',
  'web/src/ui/EmptyList.tsx',
  'web/src/ui/ListStates.tsx',
  'web/src/ui/PagedList.tsx',
  'web/src/ui/Pager.tsx',
  'web/src/ui/RowPages.tsx',
  'web/src/ui/RowParts.tsx',
]);

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
