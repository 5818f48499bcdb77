import { readFacts } from './catalogue/facts.ts';
import { RECIPES } from './recipes/corpus.ts';
import { parseRecipe } from './recipes/format.ts';
import { findFaults } from './recipes/validate.ts';
const facts = readFacts();
const all = RECIPES.map((r) => parseRecipe(r, facts));
console.log(findFaults(RECIPES, facts));
const f=(n:number)=>Math.round(n*10)/10;
const show=(r:any)=>`${r.id} ${r.title} | ${Math.round(r.gramsPerServing)}g kcal ${Math.round(r.nutrition.kcal)} P${f(r.nutrition.protein)} F${f(r.nutrition.fat)} S${f(r.nutrition.saturated)} C${f(r.nutrition.carbs)} Fi${f(r.nutrition.fibre)} Su${f(r.nutrition.sugar)} Na${Math.round(r.nutrition.sodium)}`;
const mode=process.argv[2];
if(mode==='out'){
 for(const r of all){const n=r.nutrition;const e=4*n.protein+9*n.fat+4*(n.carbs-n.fibre)+2*n.fibre;
  if(Math.abs(e-n.kcal)>.12*n.kcal||n.sodium>1500||n.fibre>18||n.kcal>800||n.saturated>25||n.protein>60||n.saturated>n.fat||n.sugar+n.fibre>n.carbs+1) console.log(show(r),'| atwater',Math.round(e));}
} else { for(const [i,r] of all.entries()) if(i%9===4) console.log(show(r)); }
