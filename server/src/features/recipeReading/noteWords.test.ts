import { expect, test } from 'vitest';

import { noteIn } from './noteWords.ts';

// Written before the rule was.
test.for([
  ['Tip: Use cold butter.', 'Use cold butter.'],
  ['TIP – Use cold butter.', 'Use cold butter.'],
  ['Pro tip: chill the dough.', 'chill the dough.'],
  ['Chef’s tip: chill it.', 'chill it.'],
  ["Cook's note: it browns fast.", 'it browns fast.'],
  ['Top tip: use a thermometer.', 'use a thermometer.'],
  ['Our tips: rest it.', 'rest it.'],
  ['Recipe notes:', ''],
  ['**Note:** eggs vary.', 'eggs vary.'],
  ['Tipp: Kalte Butter nehmen.', 'Kalte Butter nehmen.'],
  ['Unser Tipp: Dazu passt Reis.', 'Dazu passt Reis.'],
  ['Mein Tipp – über Nacht ruhen lassen.', 'über Nacht ruhen lassen.'],
  ['Profi-Tipp: Messer anfeuchten.', 'Messer anfeuchten.'],
  ['Küchentipp: Reste einfrieren.', 'Reste einfrieren.'],
  ['Hinweis: Der Teig klebt.', 'Der Teig klebt.'],
  ['Anmerkung: Schmeckt auch kalt.', 'Schmeckt auch kalt.'],
  ['Variante: mit Birnen.', 'mit Birnen.'],
  ['Tipp', ''],
  ['Astuce : utilisez du beurre froid.', 'utilisez du beurre froid.'],
  ['L’astuce du chef : laissez reposer.', 'laissez reposer.'],
  ['Conseil : servez froid.', 'servez froid.'],
  ['Le conseil du chef : servez froid.', 'servez froid.'],
  ['Remarque : la pâte colle.', 'la pâte colle.'],
  ['Consejo: usa mantequilla fría.', 'usa mantequilla fría.'],
  ['Truco: enfría la masa.', 'enfría la masa.'],
  ['El truco: enfría la masa.', 'enfría la masa.'],
  ['Nota: la masa se pega.', 'la masa se pega.'],
  ['Dica: use manteiga fria.', 'use manteiga fria.'],
  ['Dica do chef: sirva frio.', 'sirva frio.'],
  ['Observação: a massa cola.', 'a massa cola.'],
  ['Obs.: a massa cola.', 'a massa cola.'],
  ['Consiglio: servite freddo.', 'servite freddo.'],
  ['Il consiglio dello chef: servite freddo.', 'servite freddo.'],
  ['Il trucco: farina fredda.', 'farina fredda.'],
  ['Suggerimento: servite freddo.', 'servite freddo.'],
  ['Opmerking: het deeg plakt.', 'het deeg plakt.'],
  ['Tip van de chef: koud serveren.', 'koud serveren.'],
  ['Wskazówka: podawać na zimno.', 'podawać na zimno.'],
] as const)('"%s" is a note', ([line, rest]) => {
  expect(noteIn(line)?.rest).toBe(rest);
});

test.for([
  'Tip the flour into a bowl.',
  'Tip out the dough: knead it.',
  'Tip it all in – stir.',
  'Note the time and bake.',
  'Notice: how it rises.',
  'Season to taste. Tip: use sea salt.',
  'Tippen Sie den Teig an.',
  'Tippt man ihn an, federt er.',
  'Hinweise sind auf der Packung: kochen.',
  'Conseillez-vous.',
  'Notez: rien.',
  'Notare che il forno: 200 °C.',
  'Consigliamo di servire freddo.',
  'Anotar el peso: 200 g.',
  'Aconsejamos: servir.',
  'Variar a gosto.',
  'Variations of heat: watch it.',
  'Store it: it keeps.',
  'Truc en plume : monter les blancs.',
  'Stap 1: mix.',
  'Mix: flour and salt.',
  'Topping: cream.',
] as const)('"%s" is none', (line) => {
  expect(noteIn(line)).toBeUndefined();
});
