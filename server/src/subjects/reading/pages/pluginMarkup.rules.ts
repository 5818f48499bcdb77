import { readMinutes } from '#subjects/reading/words/recipeTimes.rules';
import { readYields } from '#subjects/reading/words/recipeYields.rules';
import { ingredientsOf, MAX_LINES, MAX_STEPS, stepsOf } from '#subjects/reading/words/steps.rules';

import { type FoundRecipe, NOTHING, type Written } from './foundRecipe.rules.ts';
import { linesOf, textOf } from './pageTexts.rules.ts';
import { type Element, elementsIn, hasClass, type Page } from './pageTree.rules.ts';

/** Classes or ids (with "#") by which a plugin marks a recipe; the first that is there counts. */
type Plugin = {
  readonly root: string;
  readonly title: string;
  /** Single lines, or what contains them. */
  readonly lines: string;
  readonly steps: string;
  /** Headings within lines and steps. */
  readonly sections: string;
  readonly prep: string;
  readonly cook: string;
  readonly total: string;
  readonly yields: string;
};

const PLUGINS: readonly Plugin[] = [
  {
    root: 'wprm-recipe wprm-recipe-container',
    title: 'wprm-recipe-name',
    lines: 'wprm-recipe-ingredient',
    steps: 'wprm-recipe-instruction-text',
    sections:
      'wprm-recipe-group-name wprm-recipe-ingredient-group-name wprm-recipe-instruction-group-name',
    prep: 'wprm-recipe-prep-time-container',
    cook: 'wprm-recipe-cook-time-container',
    total: 'wprm-recipe-total-time-container',
    yields: 'wprm-recipe-servings-with-unit wprm-recipe-servings',
  },
  {
    root: 'tasty-recipes',
    title: 'tasty-recipes-title',
    lines: 'tasty-recipes-ingredients tasty-recipe-ingredients',
    steps: 'tasty-recipes-instructions',
    sections: 'h4',
    prep: 'tasty-recipes-prep-time',
    cook: 'tasty-recipes-cook-time',
    total: 'tasty-recipes-total-time',
    yields: 'tasty-recipes-yield',
  },
  {
    root: 'mv-create-card mv-recipe-card',
    title: 'mv-create-title',
    lines: 'mv-create-ingredients',
    steps: 'mv-create-instructions',
    sections: 'h4 mv-create-list-group-title',
    prep: 'mv-create-time-prep',
    cook: 'mv-create-time-active mv-create-time-cook',
    total: 'mv-create-time-total',
    yields: 'mv-create-time-yield mv-create-yield',
  },
  {
    root: 'easyrecipe',
    title: 'ersname',
    lines: 'ersingredients ingredients',
    steps: 'ersinstructions instructions',
    sections: 'erssectionhead',
    prep: 'preptime',
    cook: 'cooktime',
    total: 'duration',
    yields: 'yield ersserves',
  },
  {
    root: 'zlrecipe zlrecipe-container #zlrecipe-container zrdn-recipe-container mpprecipe #mpprecipe-container',
    title: '#zlrecipe-title #mpprecipe-title zrdn-recipe-title zlrecipe-title mpprecipe-title',
    lines:
      '#zlrecipe-ingredients-list #mpprecipe-ingredients-list zrdn-ingredients-list ingredient',
    steps:
      '#zlrecipe-instructions-list #mpprecipe-instructions-list zrdn-instructions-list instruction',
    sections: 'ingredient-label instruction-label zrdn-ingredients-label',
    prep: '#zlrecipe-prep-time #mpprecipe-prep-time',
    cook: '#zlrecipe-cook-time #mpprecipe-cook-time',
    total: '#zlrecipe-total-time #mpprecipe-total-time',
    yields: '#zlrecipe-yield #mpprecipe-yield',
  },
  {
    root: 'wp-block-wpzoom-recipe-card-block-recipe-card wpzoom-rcb-recipe',
    title: 'recipe-card-title',
    lines: 'ingredients-list',
    steps: 'directions-list',
    sections: 'ingredient-item-group-title direction-step-group-title',
    prep: 'detail-item-1',
    cook: 'detail-item-2',
    total: 'detail-item-8',
    yields: 'detail-item-0',
  },
  {
    root: 'wpurp-container',
    title: 'wpurp-recipe-title',
    lines: 'wpurp-recipe-ingredient',
    steps: 'wpurp-recipe-instruction-text',
    sections:
      'wpurp-recipe-ingredient-group-name wpurp-recipe-instruction-group-name recipe-ingredient-group-name',
    prep: 'wpurp-recipe-prep-time',
    cook: 'wpurp-recipe-cook-time',
    total: 'wpurp-recipe-passive-time',
    yields: 'wpurp-recipe-servings',
  },
  {
    root: 'jetpack-recipe',
    title: 'jetpack-recipe-title',
    lines: 'jetpack-recipe-ingredients',
    steps: 'jetpack-recipe-directions',
    sections: 'h4 h5',
    prep: 'jetpack-recipe-preptime',
    cook: 'jetpack-recipe-cooktime',
    total: 'jetpack-recipe-time',
    yields: 'jetpack-recipe-servings',
  },
  {
    root: 'cooked-recipe-info cooked-recipe-ingredients cooked-post-content',
    title: 'cooked-recipe-title',
    lines: 'cooked-single-ingredient',
    steps: 'cooked-dir-content cooked-single-direction',
    sections: 'cooked-heading',
    prep: 'cooked-prep-time',
    cook: 'cooked-cook-time',
    total: 'cooked-total-time',
    yields: 'cooked-servings',
  },
];

/** Cards of one page. */
const MAX_CARDS = 50;

/** Headings that say only what the list is. */
const PLAIN = /^(?:ingredients?|instructions?|directions?|method|steps?)\s{0,3}:?$/i;

/** The recipes that the usual plugins of blogs have drawn. */
export function pluginRecipesIn({ root: page, elements }: Page): FoundRecipe[] {
  const names = new Set(
    elements.flatMap(({ attributes, classes }) => [`#${attributes.get('id') ?? ''}`, ...classes]),
  );
  return PLUGINS.flatMap((plugin) => {
    if (!plugin.root.split(' ').some((name) => names.has(name))) return [];
    const cards = marked(page, plugin.root).map((root) => recipeOfCard(root, plugin));
    const whole = cards.filter(({ lines }) => lines.length > 0);
    // Some mark the parts but nothing around them.
    return whole.length > 0 ? whole : [recipeOfCard(page, plugin)];
  }).filter(({ lines }) => lines.length > 0);
}

function recipeOfCard(root: Element, plugin: Plugin): FoundRecipe {
  const [title] = marked(root, plugin.title);
  const minutes = (names: string) => {
    const [found] = marked(root, names);
    return (found && readMinutes(labelless(textOf(found)))) ?? null;
  };
  const [yields] = marked(root, plugin.yields);
  return {
    ...NOTHING,
    title: title ? textOf(title).slice(0, 200) : null,
    lines: listed(root, {
      names: plugin.lines,
      others: plugin.steps,
      headings: plugin.sections,
      read: ingredientsOf,
    }).slice(0, MAX_LINES),
    steps: listed(root, {
      names: plugin.steps,
      others: plugin.lines,
      headings: plugin.sections,
      read: stepsOf,
    }).slice(0, MAX_STEPS),
    minutes: {
      prep: minutes(plugin.prep),
      cook: minutes(plugin.cook),
      total: minutes(plugin.total),
    },
    yields: (yields && readYields(labelless(textOf(yields)))) ?? null,
  };
}

/** "Prep Time: 20 min" -> "20 min" */
function labelless(text: string): string {
  return text.replace(/^[^\d:]{0,30}:\s{0,3}/, '');
}

type List = {
  /** Of its lines, of those of the other list, of its headings. */
  names: string;
  others: string;
  headings: string;
  read: (lines: readonly string[], section: string | null) => Written[];
};

/** The lines of a list in the order of the page, each under the heading before it. */
function listed(root: Element, { names, others, headings, read }: List): Written[] {
  const [isLine, isOther, isHeading] = [matcher(names), matcher(others), matcher(headings)];
  const found: Written[] = [];
  let section: string | null = null;

  function walk(element: Element, isInList: boolean): void {
    for (const child of element.children) {
      if (typeof child === 'string') continue;
      const isList = isLine(child);
      if (isHeading(child)) {
        const text = textOf(child).replace(/:$/, '');
        section = text === '' || PLAIN.test(text) ? null : text;
      } else if (isOther(child)) section = null;
      else if ((isList && !hasItems(child)) || (isInList && child.name === 'li'))
        found.push(...read([textOf(child)], section));
      else walk(child, isInList || isList);
    }
  }

  walk(root, false);
  if (found.length > 0) return found;
  // Some have paragraphs instead of items.
  const [list] = marked(root, names);
  return list
    ? read(
        linesOf(list).filter((line) => !PLAIN.test(line)),
        null,
      )
    : [];
}

function hasItems(element: Element): boolean {
  for (const inner of elementsIn(element)) if (inner.name === 'li') return true;
  return element.name === 'div' && linesOf(element).length > 1;
}

/** The outermost elements with one of the names, in the order of the page. */
function marked(root: Element, names: string): Element[] {
  const isMarked = matcher(names);
  const found: Element[] = [];
  function walk(element: Element): void {
    for (const child of element.children) {
      if (typeof child === 'string' || found.length >= MAX_CARDS) continue;
      if (isMarked(child)) found.push(child);
      else walk(child);
    }
  }
  walk(root);
  return found;
}

function matcher(names: string): (element: Element) => boolean {
  const wanted = new Set(names.split(' '));
  return (element) =>
    wanted.has(element.name) ||
    wanted.has(`#${element.attributes.get('id') ?? ''}`) ||
    hasClass(element, wanted);
}
