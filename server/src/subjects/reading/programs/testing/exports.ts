/*
 * Small files as programs export them, written by us from what is public of their layouts: two recipes each, the first
 * with a heading and a note.
 */

export const RECIPE_KEEPER = `<!DOCTYPE html><html><head><title>Recipe Keeper</title></head><body>
<div class="recipe-details"><meta content="1" itemprop="recipeId"><meta content="False" itemprop="recipeIsFavourite">
<table><tr><td><h2 itemprop="name">Leek soup</h2>
<div>Courses: <span itemprop="recipeCourse">Soup</span></div>
<div>Source: <span itemprop="recipeSource"><a href="https://example.org/leek">example.org</a></span></div>
<div>Serving size: <span itemprop="recipeYield">4 servings</span></div>
<div>Preparation time: <span>10 mins</span><meta content="PT10M" itemprop="prepTime"></div>
<div>Cooking time: <span>20 mins</span><meta content="PT20M" itemprop="cookTime"></div></td></tr>
<tr><td><h3>Ingredients</h3><div class="recipe-ingredients" itemprop="recipeIngredients">
<p>2 cups leeks</p><p>1 l milk</p><p></p><p>For the top:</p><p>2 tbsp cream</p></div></td>
<td><h3>Directions</h3><div itemprop="recipeDirections"><p>1. Boil the leeks.</p><p>2. Serve with cream.</p></div></td></tr></table>
<h3>Notes</h3><div class="recipe-notes" itemprop="recipeNotes"><p>Keeps 3 days.</p></div>
<meta content="231" itemprop="recipeNutCalories"></div>
<div class="recipe-details"><table><tr><td><h2 itemprop="name">Mint tea</h2></td></tr></table>
<div class="recipe-ingredients" itemprop="recipeIngredients"><p>1 bunch mint</p></div>
<div itemprop="recipeDirections"><p>Pour water over the mint.</p></div><div itemprop="recipeNotes"></div></div></body></html>`;

export const COPY_ME_THAT = `<!DOCTYPE html><head><meta name="copymethat_class_id_version" content="2"></head><html><body>
<div class="recipe"><div id="name">Leek soup</div>
<div id="link">Adapted from<a id="original_link" href="https://example.org/leek">https://example.org/leek</a></div>
<div id="servings">Servings:<a id="recipeYield">4</a></div><div id="recipeIngredient_header">Ingredients</div>
<ul id="recipeIngredients"><li class="recipeIngredient">2 cups leeks</li><li class="recipeIngredient">1 l milk</li>
<div class="recipeIngredient_spacer"></div><div class="recipeIngredient recipeIngredient_subheader">For the top:</div>
<li class="recipeIngredient">2 tbsp cream</li></ul><div id="recipeInstructions_header">Steps</div>
<ol id="recipeInstructions"><li class="instruction" value="1">Boil the leeks.</li>
<li class="instruction" value="2">Serve with cream.</li></ol>
<div id="recipeNotes_header">Notes</div><ul id="recipeNotes"><li class="recipeNote">Keeps 3 days.</li></ul></div>
<div class="recipe"><div id="name">Mint tea</div><ul id="recipeIngredients"><li class="recipeIngredient">1 bunch mint</li></ul>
<ol id="recipeInstructions"><li class="instruction" value="1">Pour water over the mint.</li></ol></div></body></html>`;

export const PLAN_TO_EAT = `Title,Course,Cuisine,Main Ingredient,Description,Source,Url,Url Host,Prep Time,Cook Time,Total Time,Servings,Yield,Ingredients,Directions,Tags,Rating,Public Url,Photo Url,Private,Calories
Leek soup,Soup,,Leeks,"Mild, of my aunt",,https://example.org/leek,example.org,10,20,30,4,,"2 cups leeks
1 l milk
For the top:
2 tbsp cream","Boil the ""white"" leeks.

Serve with cream.",,,,,No,231
Mint tea,,,,,,,,,,,2,,1 bunch mint,Pour water over the mint.,,,,,No,
`;

export const MEAL_MASTER = `MMMMM----- Recipe via Meal-Master (tm) v8.05

      Title: Leek soup
 Categories: Soups, Leeks
      Yield: 4 servings

      2 c  Leeks; sliced
      1 qt Milk

MMMMM-------------------------FOR THE TOP-----------------------------
      2 tb Cream
           Salt and pepper

  Boil the leeks in a large pot, and
  wait.

  Serve with cream.

  NOTE: Keeps 3 days.

MMMMM

MMMMM----- Recipe via Meal-Master (tm) v8.05

      Title: Mint tea
 Categories: Drinks
      Yield: 2 servings

      1 bn Mint

  Pour water over the mint.

MMMMM
`;

/** Two columns, a name that goes on, units of both cases. */
export const MEAL_MASTER_COLUMNS = `---------- Recipe via Meal-Master (tm) v8.02

      Title: Leek soup
 Categories: Soups
   Servings:  4

      2 c  Leeks; washed and                   1 T  Cream
           -sliced                           1/2 t  Salt
  1 1/2 l  Milk                                     Pepper

  Boil the leeks. Serve with cream.

-----

---------- Recipe via Meal-Master (tm) v8.02

      Title: Mint tea
 Categories: Drinks
   Servings:  2

      1 bn Mint

  Pour water over the mint.

-----
`;

export const MASTER_COOK = `                     *  Exported from  MasterCook  *

                                Leek soup

Recipe By     : Ann
Serving Size  : 4     Preparation Time :0:10
Categories    : Soups                            Leeks

  Amount  Measure       Ingredient -- Preparation Method
--------  ------------  --------------------------------
       2  cups          leeks -- sliced
       1  quart         milk
                        **** FOR THE TOP ****
       2  tablespoons   cream

Boil the leeks.

Serve with cream.

                    - - - - - - - - - - - - - - - - - -

Per serving: 231 Calories (kcal); 10g Total Fat

NOTES : Keeps 3 days.


                     *  Exported from  MasterCook  *

                                Mint tea

Recipe By     :
Serving Size  : 2     Preparation Time :0:00
Categories    : Drinks

  Amount  Measure       Ingredient -- Preparation Method
--------  ------------  --------------------------------
       1  bunch         mint

Pour water over the mint.

                    - - - - - - - - - - - - - - - - - -
`;

/** As later versions write it. */
export const MASTER_COOK_LATER = `* Exported from MasterCook *

                               Leek soup

Recipe By     :Ann
Serving Size  : 4     Preparation Time :0:10
Categories    : Soups

  Amount  Measure       Ingredient -- Preparation Method
--------  ------------  --------------------------------
  2               cups  leeks -- sliced
  1              quart  milk

Boil the leeks.

Description:
  "Of my aunt."
Source:
  "https://example.org/leek"
Yield:
  "6 bowls"
Start to Finish Time:
  "1:45"
Ratings       : 5 10
                                    - - - - - - - - - - - - - - - - - - -

Per Serving (excluding unknown items): 231 Calories; 23g Fat.

NOTES : Keeps 3 days.

Nutr. Assoc. : 0 0
`;

export const MASTER_COOK_XML = `<?xml version="1.0" standalone="yes" encoding="ISO-8859-1"?>
<!DOCTYPE mx2 SYSTEM "mx2.dtd">
<mx2 source="MasterCook" date="April 14, 2025">
<Summ><Nam>Leek soup</Nam><Nam>Mint tea</Nam></Summ>
<RcpE name="Leek soup" author="Ann, "the cook"" img="">
<Serv qty="4"/><PrpT elapsed="0:10"/>
<IngR name="leeks in 1" rings" unit="cups" qty="2" code="I"><IPrp>sliced</IPrp></IngR>
<IngR name="milk" unit="quart" qty="1"></IngR>
<IngR name="For the top" code="S"></IngR>
<IngR name="cream" unit="tablespoons" qty="2"></IngR>
<DirS><DirT img="">
Boil the leeks.
</DirT><DirT img="">
Serve with cream &amp; bread.
</DirT></DirS>
<Desc>Of my aunt.</Desc><Yield unit="bowls" qty="6.000000"/><TTim elapsed="1:45"/>
<Note>
Keeps 3 days.
</Note>
<Nutr>Per Serving (excluding unknown items): 231 Calories; 23g Fat.</Nutr>
</RcpE>
<RcpE name="Mint tea" author=""><Serv qty="2"/><IngR name="mint" unit="bunch" qty="1"></IngR>
<DirS><DirT>Pour water over the mint.</DirT></DirS></RcpE></mx2>`;

export const REZ_KONV = `========== REZKONV-Rezept - RezkonvSuite v1.4

     Titel: Lauchsuppe
Kategorien: Suppe, Lauch
     Menge: 4 Personen

    500     Gramm  Lauch; in Ringen
      1     Ltr.   Milch

=========================== FUER OBEN ===========================
      2     Essl.  Sahne
                   Salz

============================ QUELLE ============================
                   Buch meiner Tante
                   -- Erfasst *RK* 01.01.2005

Den Lauch kochen, und
warten.

Mit Sahne servieren.

Tipp: Haelt 3 Tage.

=====

========== REZKONV-Rezept - RezkonvSuite v1.4

     Titel: Minztee
Kategorien: Getraenke
     Menge: 2 Portionen

      1     Bund   Minze

Wasser ueber die Minze giessen.

=====
`;

export const KITCHEN_OWL = {
  name: 'Home',
  items: [{ name: 'Leeks' }],
  recipes: [
    {
      name: 'Leek soup',
      description:
        '1. Boil the leeks.\n2. Serve with cream.\n\nFor the top:\n3. Whip the cream.\n\n## Notes\nKeeps 3 days.',
      time: 30,
      cook_time: 20,
      prep_time: 10,
      yields: 4,
      source: 'https://example.org/leek',
      items: [
        { name: 'Leeks', description: '2 cups', optional: false },
        { name: 'Cream', description: '2 tbsp', optional: true },
      ],
      tags: [],
    },
    {
      name: 'Mint tea',
      description: 'Pour water over the mint.',
      time: 0,
      yields: 2,
      items: [{ name: 'Mint', description: '1 bunch', optional: false }],
      tags: [],
    },
  ],
};
