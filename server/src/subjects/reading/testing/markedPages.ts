import { type Case, PIE, PLAIN_PIE } from './pie.ts';

const [MIX = '', BAKE = ''] = PIE.steps;
const [FLOUR = '', APPLES = '', SALT = ''] = PIE.lines;
const LINES = PIE.lines.map((line) => `<li>${line}</li>`).join('');
const STEPS = PIE.steps.map((step) => `<li>${step}</li>`).join('');
const IN_PARTS = ['# Dough', FLOUR, '# Filling', APPLES, SALT];

/** Pages that mark their recipes by attributes and classes. */
export const MARKED_PAGES: readonly Case[] = [
  {
    fault: 'microdata',
    html: `<html lang="en"><div itemscope itemtype="http://schema.org/Recipe"><h1 itemprop="name">Apple pie</h1>
      <meta itemprop="prepTime" content="PT20M"><time itemprop="cookTime" datetime="PT40M">40 min</time>
      <span itemprop="recipeYield">8 servings</span>
      <ul>${PIE.lines.map((line) => `<li itemprop="recipeIngredient">${line}</li>`).join('')}</ul>
      <div itemprop="recipeInstructions"><ol>${STEPS}</ol></div>
      <p itemprop="nutrition" itemscope itemtype="http://schema.org/NutritionInformation">
        <span itemprop="calories">270 calories</span></p></div>`,
    reads: PIE,
  },
  {
    fault: 'microdata whose nutrition is no item',
    html: `<div itemscope itemtype="http://schema.org/Recipe"><h1 itemprop="name">Apple pie</h1>
      <ul>${PIE.lines.map((line) => `<li itemprop="recipeIngredient">${line}</li>`).join('')}</ul>
      <div itemprop="recipeInstructions"><ol>${STEPS}</ol></div>
      <p itemprop="nutrition"><span itemprop="calories">270 calories</span></p></div>`,
    reads: { ...PLAIN_PIE, calories: 270 },
  },
  {
    fault: 'microdata with an author, a rating and steps that are items',
    html: `<div itemscope itemtype="https://schema.org/Recipe">
      <div itemprop="author" itemscope itemtype="https://schema.org/Person"><b itemprop="name">Ann</b></div>
      <h1 itemprop="name">Apple pie</h1><ul>
      ${PIE.lines.map((line) => `<li itemprop="ingredients">${line}</li>`).join('')}</ul>
      ${PIE.steps.map((text) => `<div itemprop="recipeInstructions" itemscope itemtype="https://schema.org/HowToStep"><p itemprop="text">${text}</p></div>`).join('')}</div>`,
    reads: PLAIN_PIE,
  },
  {
    fault: 'microdata with properties elsewhere in the page',
    html: `<div itemscope itemtype="http://schema.org/Recipe" itemref="more"><h1 itemprop="name">Apple pie</h1></div>
      <div id="more"><ul>${PIE.lines.map((line) => `<li itemprop="ingredients">${line}</li>`).join('')}</ul>
      <ol itemprop="recipeInstructions">${STEPS}</ol></div>`,
    reads: PLAIN_PIE,
  },
  {
    fault: 'microdata of its first vocabulary',
    html: `<div itemscope itemtype="http://data-vocabulary.org/Recipe"><h1 itemprop="name">Apple pie</h1>
      <p itemprop="ingredient" itemscope itemtype="http://data-vocabulary.org/RecipeIngredient">
        <span itemprop="amount">200 g</span> <span itemprop="name">flour</span></p>
      <p itemprop="ingredient" itemscope><span itemprop="amount">3</span> <span itemprop="name">apples, peeled</span></p>
      <p itemprop="ingredient" itemscope><span itemprop="amount">1 pinch</span> <span itemprop="name">salt</span></p>
      <div itemprop="instructions"><p>${MIX}</p><p>${BAKE}</p></div></div>`,
    reads: PLAIN_PIE,
  },
  {
    fault: 'microdata whose only step has a name and all the text',
    html: `<div itemscope itemtype="https://schema.org/Recipe"><h1 itemprop="name">Apple pie</h1>
      <ul>${PIE.lines.map((line) => `<li itemprop="recipeIngredient">${line}</li>`).join('')}</ul>
      <ol itemprop="recipeInstructions" itemscope itemtype="https://schema.org/HowToSection">
      <div itemprop="itemListElement" itemscope itemtype="https://schema.org/HowToStep"><meta itemprop="name" content="Mix the f...">
      <li><span itemprop="text"><p>1. ${MIX}</p><p>2. ${BAKE}</p></span></li></div></ol></div>`,
    reads: PLAIN_PIE,
  },
  {
    fault: 'hRecipe whose classes stand for the whole text too, and for words to search by',
    html: `<div class="hrecipe"><h2 class="fn">Apple pie</h2><div class="left instructions"><p>My grandmother baked this.</p>
      <h3>Ingredients</h3><ul>${PIE.lines.map((line) => `<li class="ingredient">${line}</li>`).join('')}</ul>
      <h3>Method</h3><h4>Step 1</h4><p class="instructions">${MIX}</p><h4>Step 2</h4><p class="instructions">${BAKE}</p>
      <p class="instructions"></p><span class="ingredient">Ingredients: <a href="/a">Apples</a>, <a href="/s">Salt</a></span></div></div>`,
    reads: PLAIN_PIE,
  },
  {
    fault: 'hRecipe that marks the names in its lines alone, a button in each',
    html: `<div class="hrecipe"><h1 class="fn">Apple pie</h1><h4>Ingredients</h4><ul>
      <li>200 g <a class="ingredient">flour</a> <a href="/l">buy it</a></li>
      <li>3 <a class="ingredient">apples</a>, peeled <a href="/l">buy it</a></li>
      <li>1 pinch <a class="ingredient">salt</a> <a href="/l">buy it</a></li><li>2 eggs <a href="/l">buy it</a></li></ul>
      <h4>Method</h4><ul class="instructions">${STEPS}</ul></div>`,
    reads: { ...PLAIN_PIE, lines: [...PIE.lines, '2 eggs'] },
  },
  {
    fault: 'RDFa',
    html: `<div vocab="http://schema.org/" typeof="Recipe"><h1 property="name">Apple pie</h1>
      <ul>${PIE.lines.map((line) => `<li property="recipeIngredient">${line}</li>`).join('')}</ul>
      <ol property="recipeInstructions">${STEPS}</ol></div>`,
    reads: PLAIN_PIE,
  },
  {
    fault: 'RDFa with prefixes',
    html: `<div typeof="v:Recipe"><h1 property="v:name">Apple pie</h1>
      <ul rel="v:ingredients">${PIE.lines.map((line) => `<li property="schema:ingredients">${line}</li>`).join('')}</ul>
      <div property="v:instructions">${MIX}<br>${BAKE}</div></div>`,
    reads: PLAIN_PIE,
  },
  {
    fault: 'hRecipe',
    html: `<div class="hrecipe"><h1 class="fn">Apple pie</h1>
      <span class="duration">1 hour<span class="value-title" title="PT1H"></span></span>
      <span class="yield">8 servings</span>
      <ul>${PIE.lines.map((line) => `<li class="ingredient">${line}</li>`).join('')}</ul>
      <div class="instructions"><p>1. ${MIX}</p><p>2. ${BAKE}</p></div></div>`,
    reads: { ...PLAIN_PIE, total: 60, yields: '8 servings' },
  },
  {
    fault: 'h-recipe',
    html: `<article class="h-recipe"><h1 class="p-name">Apple pie</h1>
      <ul>${PIE.lines.map((line) => `<li class="p-ingredient">${line}</li>`).join('')}</ul>
      <div class="e-instructions"><ol>${STEPS}</ol></div><data class="p-yield" value="8">8 servings</data></article>`,
    reads: { ...PLAIN_PIE, yields: '8 servings' },
  },
  {
    fault: 'cards of WP Recipe Maker',
    html: `<div class="wprm-recipe-container"><div class="wprm-recipe"><h2 class="wprm-recipe-name">Apple pie</h2>
      <div class="wprm-recipe-prep-time-container"><span class="wprm-recipe-time-label">Prep Time: </span><span>20</span> <span>minutes</span></div>
      <div class="wprm-recipe-ingredients-container"><h3>Ingredients</h3>
        <div class="wprm-recipe-ingredient-group"><h4 class="wprm-recipe-group-name">Dough</h4><ul>
          <li class="wprm-recipe-ingredient"><span class="box">▢</span> <span>200</span> <span>g</span> <span>flour</span></li></ul></div>
        <div class="wprm-recipe-ingredient-group"><h4 class="wprm-recipe-group-name">Filling</h4><ul>
          <li class="wprm-recipe-ingredient"><span>3</span> <span>apples</span><span>, peeled</span></li>
          <li class="wprm-recipe-ingredient">${SALT}</li></ul></div></div>
      <ul>${PIE.steps.map((step) => `<li><div class="wprm-recipe-instruction-text"><span>${step}</span></div></li>`).join('')}</ul></div></div>`,
    reads: { ...PLAIN_PIE, prep: 20, lines: IN_PARTS },
  },
  {
    fault: 'cards of Tasty',
    html: `<div class="tasty-recipes"><h2 class="tasty-recipes-title">Apple pie</h2>
      <span class="tasty-recipes-total-time">1 hour</span><span class="tasty-recipes-yield">8 servings</span>
      <div class="tasty-recipes-ingredients"><h3>Ingredients</h3><h4>Dough</h4><ul><li>${FLOUR}</li></ul>
        <h4>Filling</h4><ul><li>${APPLES}</li><li>${SALT}</li></ul></div>
      <div class="tasty-recipes-instructions"><h3>Instructions</h3><ol>${STEPS}</ol></div></div>`,
    reads: { ...PLAIN_PIE, total: 60, yields: '8 servings', lines: IN_PARTS },
  },
  {
    fault: 'cards of Create',
    html: `<section class="mv-create-card"><h2 class="mv-create-title">Apple pie</h2>
      <div class="mv-create-ingredients"><h3>Ingredients</h3><h4>Dough</h4><ul><li>${FLOUR}</li></ul><h4>Filling</h4>
      <ul><li>${APPLES}</li><li>${SALT}</li></ul></div>
      <div class="mv-create-instructions"><h3>Instructions</h3><ol>${STEPS}</ol></div></section>`,
    reads: { ...PLAIN_PIE, lines: IN_PARTS },
  },
  {
    fault: 'cards of EasyRecipe',
    html: `<div class="easyrecipe"><div class="ERSName">Apple pie</div><div class="ERSIngredients">
      <div class="ERSSectionHead">Dough</div><ul><li class="ingredient">${FLOUR}</li></ul>
      <div class="ERSSectionHead">Filling</div><ul><li class="ingredient">${APPLES}</li><li class="ingredient">${SALT}</li></ul></div>
      <div class="ERSInstructions"><ol>${STEPS}</ol></div></div>`,
    reads: { ...PLAIN_PIE, lines: IN_PARTS },
  },
  {
    fault: 'cards of ZipList',
    html: `<div id="zlrecipe-container"><div id="zlrecipe-title">Apple pie</div>
      <ul id="zlrecipe-ingredients-list">${LINES}</ul><ol id="zlrecipe-instructions-list">${STEPS}</ol></div>`,
    reads: PLAIN_PIE,
  },
  {
    fault: 'microdata with a video and a list that are left open, all steps in one attribute',
    html: `<article itemscope itemtype="https://schema.org/Recipe"><meta property="og:title" content="Apple pie ">
      <figure itemscope itemprop="isPartOf" itemtype="https://schema.org/VideoObject"><meta itemprop="name" content="A film">
      <aside><dl><dt>Makes</dt><dd itemprop="recipeYield">8 servings</dd>
      <meta itemprop="recipeInstructions" content="1. ${MIX} ,2. ${BAKE}"></aside>
      <h2>Ingredients</h2><h3>Dough</h3><ul><li itemprop="recipeIngredient">${FLOUR}</li></ul>
      <h3>Filling</h3><ul>${[APPLES, SALT].map((line) => `<li itemprop="recipeIngredient">${line}</li>`).join('')}</ul></article>`,
    reads: { ...PLAIN_PIE, lines: IN_PARTS, yields: '8 servings' },
  },
];
