import { expect, test } from 'vitest';

import { type Joint, jointOf } from './lineJoints.ts';

type Row = readonly [line: string, next: string, joint: Joint];

const ALONE = { isContinued: false, isProse: false, isIndented: false, isSpaced: false };

/** Two lines, the first of which fills its column. */
const TWO: readonly Row[] = [
  // What a phrase cannot end with.
  ['1 (14-ounce) can crushed tomatoes,', 'drained', 'space'],
  ['2 cups cooked chicken, shredded or', 'diced', 'space'],
  ['4 tablespoons butter, plus more for', 'the pan', 'space'],
  ['1 cup milk (or half-and-half, or', '2% milk)', 'apart'],
  ['200 g Mehl und etwas mehr für', 'die Form', 'space'],
  ['1 boîte de tomates concassées de', 'bonne qualité', 'space'],
  ['2 cucharadas de aceite de oliva y', 'un poco más', 'space'],
  ['Season with the rest of the', 'Parmesan', 'space'],
  // A sentence that goes on in a small letter.
  ['Cook the garlic in the oil until it is', 'golden.', 'space'],
  ['Mix flour and butter, rub it between your', 'fingers.', 'space'],
  ['Die Zwiebeln schälen, fein würfeln, dann', 'anschwitzen.', 'space'],
  ['Faites fondre le beurre, ajoutez la farine,', 'mélangez.', 'space'],
  // A numbered step goes on, whatever comes.
  ['1. Simmer the sauce for another', '20 minutes.', 'space'],
  ['2) Serve it with the grated', 'Parmesan and basil.', 'space'],
  ['Step 3 Bake them at 350°F for about', '12 minutes', 'space'],
  // The next one begins by itself.
  ['1. Simmer the sauce for 20 minutes', '2. Serve it.', 'apart'],
  ['2 cups all-purpose flour', '1 cup sugar', 'apart'],
  ['½ teaspoon freshly ground pepper', '¼ teaspoon nutmeg', 'apart'],
  ['2 cups all-purpose flour', '• 1 cup sugar', 'apart'],
  ['2 cups all-purpose flour', '- salt', 'apart'],
  ['Cook the garlic in the oil for a minute.', 'Add the celery.', 'apart'],
  ['Cook the garlic in the oil for a minute!', '20 minutes later add celery', 'apart'],
  ['For the chocolate sauce:', '100 g chocolate', 'apart'],
  // In doubt they stay apart.
  ['2 cups all-purpose flour, sifted', 'salt', 'apart'],
  ['2 tablespoons extra-virgin olive', 'oil', 'apart'],
  ['olive oil for frying', 'salt and pepper', 'apart'],
  ['Freshly ground black pepper', 'Olive oil', 'apart'],
  ['2 eggs,', '1 cup milk,', 'apart'],
  ['1 pinch of nutmeg and', '2 bay leaves', 'apart'],
  ['Garlic celery soup', 'Serves 4', 'apart'],
  // Words that are cut, and words that have a hyphen.
  ['Die Schalotten und die Kar-', 'toffeln würfeln.', 'cut'],
  ['Bring the water to the boil, add the pota-', 'toes.', 'cut'],
  ['2 cups self-', 'raising flour', 'none'],
  ['1 cup all-', 'purpose flour', 'none'],
  ['Use a large oven-', 'proof dish.', 'none'],
  ['200 ml (low-', 'fat) milk', 'none'],
  ['1 Bund Schnitt-', 'Lauch', 'apart'],
];

test.for(TWO)('%s | %s: %s', ([line, next, joint]) => {
  expect(jointOf(line, next, ALONE)).toBe(joint);
});

/** Lines of prose: the one before or after fills the column, too. */
const PROSE: readonly Row[] = [
  ['Die Butter in einer Pfanne erhitzen, fein gehackte', 'Zwiebeln darin glasig dünsten.', 'space'],
  ['Heat the oven, line two baking sheets, roll out', '12 rounds of dough', 'space'],
  ['Meanwhile cook the rice as the packet says. Stir', 'Worcestershire sauce into it', 'space'],
  ['Meanwhile cook the rice as the packet says.', 'Worcestershire sauce comes last', 'apart'],
  ['Salt', 'Pepper', 'apart'],
  ['Olive oil', 'Vinegar', 'apart'],
  ['2 cups flour', '1 cup sugar', 'apart'],
  ['2 large eggs at room temperature', 'Vanilla extract', 'apart'],
  ['Fold in the whites with a non-', 'metallic spoon', 'none'],
];

test.for(PROSE)('in prose, %s | %s: %s', ([line, next, joint]) => {
  expect(jointOf(line, next, { ...ALONE, isProse: true })).toBe(joint);
});

test('a line that goes on from another is no ingredient, though it begins with a number', () => {
  const [line, next] = ['20 minutes until it is golden, then take', 'it out.'];
  expect(jointOf(line, next, { ...ALONE, isProse: true })).toBe('apart');
  expect(jointOf(line, next, { ...ALONE, isProse: true, isContinued: true })).toBe('space');
});

test('what begins further right belongs to the line above', () => {
  const where = { ...ALONE, isIndented: true };
  expect(jointOf('2 tablespoons extra-virgin olive', 'oil', where)).toBe('space');
  expect(jointOf('1 tin of tomatoes', '400 g', where)).toBe('space');
  expect(jointOf('Cook it.', 'Serve it.', where)).toBe('apart');
});

test.for([
  ['Ein Drittel der Suppe pürieren und gut abschmecken.', 'Würstchen zugeben.', 'space'],
  ['Bake them for twelve minutes until golden.', '2 minutes later take them out.', 'space'],
  ['Bake them for twelve minutes until golden.', '2. Take them out.', 'apart'],
  ['2 cups flour, sifted well, or more.', '1 cup sugar', 'apart'],
  ['Salt.', 'Pepper.', 'apart'],
] as const)('where steps have room between them, %s | %s: %s', ([line, next, joint]) => {
  expect(jointOf(line, next, { ...ALONE, isSpaced: true })).toBe(joint);
});
