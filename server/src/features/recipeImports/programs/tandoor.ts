import { readYields } from '@larder/shared/domain/recipeYields';

import type { FileLine, FileRecipe } from '#features/recipeImports/fileRecipe';
import { lines as linesOf, record } from '#lib/untrusted';

const MAX_ENTRIES = 1_000;
type Part = Readonly<Record<string, unknown>>;

/** A recipe of Tandoor, whose ingredients are with its steps; undefined for JSON of another program. */
export function readTandoor(value: unknown): FileRecipe | undefined {
  const recipe = record(value);
  const steps = recipe && partsOf(recipe['steps']);
  if (
    !recipe ||
    !Array.isArray(recipe['steps']) ||
    !('working_time' in recipe || steps?.some(hasList))
  )
    return undefined;
  const ordered = (steps ?? []).toSorted(byOrder);
  const servings = numberOf(recipe['servings']);
  const words = text(recipe['servings_text']).trim();
  return {
    title: text(recipe['name']),
    description: linesOf(recipe['description']).join('\n'),
    lines: ordered.flatMap((step) => ingredientsOf(step)),
    steps: ordered.flatMap((step) => {
      const said = linesOf(step['instruction']).join('\n');
      return said === '' ? [] : [{ text: said, section: sectionOf(step) }];
    }),
    yields: servings === null ? null : (readYields(`${servings} ${words}`.trim()) ?? null),
    minutes: {
      prep: numberOf(recipe['working_time']),
      cook: numberOf(recipe['waiting_time']),
      total: null,
    },
    calories: numberOf(record(recipe['nutrition'])?.['calories']),
    source_url: text(recipe['source_url']),
  };
}

function hasList(step: Part): boolean {
  return Array.isArray(step['ingredients']) && 'instruction' in step;
}

function ingredientsOf(step: Part): FileLine[] {
  let section = sectionOf(step);
  return partsOf(step['ingredients'])
    .toSorted(byOrder)
    .flatMap((part): FileLine[] => {
      const note = text(part['note']).trim();
      if (part['is_header'] === true) {
        section = note || section;
        return [];
      }
      const [name, unit] = [nameOf(part['food']), nameOf(part['unit'])];
      if (name === '') return note === '' ? [] : [{ text: note, section }];
      const amount =
        part['no_amount'] === true ? undefined : (numberOf(part['amount']) ?? undefined);
      const shown = [
        amount === undefined ? '' : String(Math.round(amount * 100) / 100 || amount),
        unit,
        name,
      ];
      const composed = shown.filter((each) => each !== '').join(' ') + (note && `, ${note}`);
      return [{ text: text(part['original_text']) || composed, section, amount, unit, name, note }];
    });
}

function sectionOf(step: Part): string | null {
  return text(step['name']).trim() || null;
}

function partsOf(value: unknown): Part[] {
  if (!Array.isArray(value)) return [];
  return value.slice(0, MAX_ENTRIES).flatMap((each: unknown) => {
    const part = record(each);
    return part ? [part] : [];
  });
}

/** As the program shows them; those without a place stay where they are. */
function byOrder(a: Part, b: Part): number {
  return (numberOf(a['order']) ?? 0) - (numberOf(b['order']) ?? 0);
}

function nameOf(value: unknown): string {
  return text(record(value)?.['name'] ?? value).trim();
}

function text(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

/** A number above 0, also as text: "0.50". */
function numberOf(value: unknown): number | null {
  const number = typeof value === 'string' ? Number(value) : value;
  return typeof number === 'number' && Number.isFinite(number) && number > 0 ? number : null;
}
