import { type FoundRecipe } from './foundRecipe.rules.ts';
import { isOfType, makeResolver, member, type Node, nodesIn } from './graph.rules.ts';
import { looseJson } from './looseJson.rules.ts';
import type { Page } from './pageTree.rules.ts';
import { recipeOfNode } from './recipeOfNode.rules.ts';
import { variantsOf } from './variants.rules.ts';

/** Recipes of one page; more are a list of links. */
const MAX_RECIPES = 200;

/** What a page says about itself in JSON. */
export type LinkedData = {
  readonly recipes: readonly FoundRecipe[];
  /** Whether it is about a video. */
  readonly hasVideo: boolean;
};

/** The recipes in the scripts of a page: JSON-LD, also in `<meta name="application/ld+json">`, and the data of programs that draw pages. */
export function linkedDataIn({ elements }: Page): LinkedData {
  const texts = elements.flatMap(({ name, attributes, children }) => {
    if (name === 'script') return children.filter((child) => typeof child === 'string').join('');
    const isData = name === 'meta' && attributes.get('name') === 'application/ld+json';
    return isData ? (attributes.get('content') ?? []) : [];
  });
  return linkedData(texts.flatMap(looseJson));
}

/** The recipes in values of JSON-LD, wherever they are in it. */
export function linkedData(values: readonly unknown[]): LinkedData {
  const nodes = nodesIn(values);
  const resolve = makeResolver(nodes);
  const recipes = [...new Set(nodes.filter(isRecipe).map(resolve))].slice(0, MAX_RECIPES);
  return {
    recipes: recipes.flatMap(variantsOf).map((node) => recipeOfNode(node, resolve)),
    hasVideo: nodes.some((node) => isOfType(node, 'VideoObject')),
  };
}

function isRecipe(node: Node): boolean {
  const isUntyped = node['@type'] === undefined && member(node, ['recipeIngredient']) !== undefined;
  return isOfType(node, 'Recipe') || isUntyped;
}
