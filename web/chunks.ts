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
/** Those of scanning are of four screens, none of which is the list, which would load them too. */
const OTHER_ICONS: Chunk = {
  name: 'otherIcons',
  test: /lucide-react[\\/]dist[\\/]esm[\\/]icons[\\/](?!(image-up|scan-barcode)\.)/,
  minShareCount: 4,
};

/** Shared by many pages, for the same reason; the home page validates nothing, knows no store and opens with
 * no dialog. */
const COMMON: Chunk = {
  name: 'common',
  test: /[\\/](web[\\/]src[\\/](ui|platform|parts|(\w+[\\/])+(queries|state|rules))[\\/](?!dialogParts|Modal|Sheet)|shared[\\/]src[\\/]\w+[\\/](?!(validation|calendar|storeDays|orderNote|phone|dashboard|units)\.ts|\w+\.(calls|model)\.ts))/,
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
    'web/src/platform/forms/formBoxes.ts',
    'web/src/platform/forms/isMounted.ts',
    'web/src/platform/forms/numberBox.ts',
    'web/src/platform/forms/spelling.ts',
    'web/src/platform/forms/textBox.ts',
    'web/src/platform/forms/useSubmit.ts',
    'web/src/ui/fields/Field.tsx',
    'web/src/ui/fields/Form.tsx',
    'web/src/parts/LoginFirst.tsx',
    'web/src/ui/OpenMark.tsx',
    'web/src/ui/PageHeader.tsx',
    'web/src/ui/fields/SelectField.tsx',
    'web/src/ui/fields/fieldParts.tsx',
    'shared/src/basics/numberInput.ts',
  ]),
  chunk('moreForms', [
    'web/src/ui/FailureNotice.tsx',
    'web/src/ui/fields/NumberField.tsx',
    'web/src/ui/fields/TextArea.tsx',
  ]),
  // The home page, and screens that need nothing else of it: the list, forms, saved recipes.
  chunk('base', [
    'web/src/parts/recipes/providerPictures.ts',
    'web/src/platform/page/useCombobox.ts',
    'web/src/shop/saved/queries/useHeart.ts',
    'web/src/shop/saved/state/savedIds.ts',
    'web/src/shop/kitchen/state/selectedRecipes.ts',
    'web/src/parts/recipes/HeartButton.tsx',
    'web/src/parts/recipes/MoreRecipes.tsx',
    'web/src/parts/recipes/SelectedMark.tsx',
  ]),
  chunk('home', [
    'web/src/shop/recipes/LimitNotice.tsx',
    'web/src/shop/recipes/RecipePicture.tsx',
    'web/src/shop/recipes/SaveHeart.tsx',
    'web/src/shop/recipes/SelectButton.tsx',
    'web/src/shop/recipes/queries/recipeFacts.ts',
    'web/src/shop/recipes/recipeLayout.ts',
    'web/src/shop/provider/queries/foundIngredients.ts',
  ]),
  // A few constants: the list would load the contract of the kitchen's operations with them.
  chunk('kitchenLimits', [
    'shared/src/kitchen/emptyKitchen.ts',
    'shared/src/kitchen/household.ts',
    'shared/src/kitchen/kitchenLimits.ts',
  ]),
  chunk('kitchen', [
    'web/src/platform/page/newId.ts',
    'web/src/shop/kitchen/state/kitchen.ts',
    'web/src/shop/kitchen/state/kitchenPeople.ts',
  ]),
  // What most schemas are made of.
  chunk('schemas', [
    'shared/src/basics/leaves.model.ts',
    'shared/src/food/allergens.ts',
    'shared/src/food/foodParts.model.ts',
  ]),
  chunk('leaves', [
    'shared/src/basics/money.model.ts',
    'shared/src/food/packs.model.ts',
    'shared/src/basics/page.model.ts',
    'shared/src/food/quantities.model.ts',
    'shared/src/basics/validation.ts',
  ]),
  chunk('texts', [
    'shared/src/kitchen/orderTexts.model.ts',
    'shared/src/kitchen/orderNote.ts',
    'shared/src/basics/phone.model.ts',
    'shared/src/basics/phone.ts',
  ]),
  chunk('days', [
    'shared/src/basics/calendar.model.ts',
    'shared/src/basics/calendar.ts',
    'shared/src/orders/dashboard.ts',
    'shared/src/stores/storeDays.ts',
  ]),
  chunk('stores', [
    'shared/src/stores/slots.model.ts',
    'shared/src/stores/storeParts.model.ts',
    'shared/src/stores/slots.ts',
  ]),
  chunk('amounts', [
    'shared/src/food/amountText.ts',
    'shared/src/basics/fractions.ts',
    'shared/src/basics/numbers.ts',
    'shared/src/kitchen/servings.ts',
    'shared/src/food/nounForms.ts',
    'shared/src/food/nouns.ts',
    'shared/src/recipes/recipes.ts',
    'shared/src/basics/text.ts',
    'shared/src/food/units.ts',
  ]),
  chunk('shownAmounts', [
    'shared/src/kitchen/groceryAmounts.ts',
    'shared/src/kitchen/shownAmounts.ts',
  ]),
  // Steps have numbers, but no lines.
  chunk('writtenNumbers', [
    'shared/src/food/foodTokens.ts',
    'shared/src/recipes/lineNumbers.ts',
    'shared/src/basics/lineTokens.ts',
    'shared/src/food/lineUnits.ts',
    'shared/src/basics/numberWords.ts',
    'shared/src/food/unitWords.ts',
    'shared/src/basics/writtenFigure.ts',
    'shared/src/basics/writtenNumber.ts',
  ]),
  chunk('writtenLines', [
    'shared/src/recipes/doubtfulAmount.ts',
    'shared/src/recipes/ingredientLine.ts',
    'shared/src/recipes/kindReading.ts',
    'shared/src/food/kindWords.ts',
    'shared/src/recipes/lineKinds.ts',
    'shared/src/recipes/lineMeasures.ts',
    'shared/src/recipes/lineName.ts',
    'shared/src/recipes/lineQuantity.ts',
    'shared/src/recipes/lineReview.ts',
    'shared/src/recipes/recipeLine.ts',
    'shared/src/recipes/unreadNumber.ts',
    'shared/src/recipes/writtenItems.ts',
  ]),
  // Calls and what asks them, of forms that choose foods.
  chunk('foods', ['shared/src/food/ingredients.calls.ts', 'web/src/parts/queries/ingredients.ts']),
  // What a line of a recipe is besides its amount.
  chunk('lineParts', ['shared/src/food/tapWater.ts', 'shared/src/recipes/lineChoice.ts']),
  chunk('list', [
    'web/src/shop/kitchen/state/pantry.ts',
    'shared/src/kitchen/groceryList.ts',
    'shared/src/kitchen/namesakes.ts',
    'shared/src/kitchen/ownGrams.ts',
    'shared/src/kitchen/pantry.ts',
  ]),
  chunk('carts', [
    'web/src/shop/carts/state/carts.ts',
    'web/src/shop/carts/state/placedOrders.ts',
    'shared/src/kitchen/cartChanges.ts',
    'shared/src/kitchen/carts.ts',
    'shared/src/kitchen/kitchenOrders.ts',
    'web/src/parts/sentences.ts',
  ]),
  chunk('offers', ['web/src/shop/orders/state/served.ts', 'shared/src/stores/offers.ts']),
  chunk('ordered', [
    'web/src/shop/kitchen/state/needs.ts',
    'web/src/shop/kitchen/state/ordered.ts',
    'shared/src/kitchen/orderedLines.ts',
    'shared/src/kitchen/served.ts',
  ]),
  chunk('comparison', ['web/src/shop/compare/state/trip.ts', 'shared/src/stores/compare.calls.ts']),
  chunk('planInput', [
    'web/src/shop/compare/rules/planInput.ts',
    'web/src/shop/compare/state/tripCosts.ts',
    'shared/src/plan/packCover.ts',
    'shared/src/plan/planSettings.ts',
  ]),
  chunk('trip', [
    'web/src/shop/compare/rules/fillPlan.ts',
    'web/src/shop/compare/queries/planner.ts',
    'web/src/shop/checkout/state/rememberServed.ts',
    'web/src/shop/compare/state/tripNow.ts',
    'web/src/parts/NoCarts.tsx',
    'web/src/shop/compare/rules/coverage.ts',
  ]),
  chunk('tripSheets', [
    'web/src/shop/trip/state/tripSheets.ts',
    'web/src/shop/trip/rules/followOrder.ts',
    'web/src/shop/trip/rules/followTrip.ts',
    'web/src/shop/trip/rules/tripSheet.ts',
  ]),
];

/** Lists of vendors and administrators: not part of a first visit. */
const LISTS = chunk('lists', [
  'web/src/ui/lists/DataList.tsx',
  'web/src/ui/lists/DataRow.tsx',
  'web/src/ui/lists/EditedRow.tsx',
  'web/src/ui/lists/EmptyList.tsx',
  'web/src/ui/lists/ListStates.tsx',
  'web/src/ui/lists/PagedList.tsx',
  'web/src/ui/lists/Pager.tsx',
  'web/src/ui/lists/RowPages.tsx',
  'web/src/ui/lists/RowParts.tsx',
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
