import { lines as linesOf, record } from '#platform/lib/untrusted';
import type { FileLine, FileRecipe } from '#subjects/reading/imports/fileRecipe.rules';
import { readYields } from '#subjects/reading/words/recipeYields.rules';

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
      const said = withAmounts(linesOf(step['instruction']).join('\n'), step);
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

/** "{{ ingredients[0] }}" and "{{ scale(2) }}" within a text. */
const TEMPLATE =
  /\{\{ {0,4}(?:ingredients\[(\d{1,3})\](?:\.\w{1,20})?|scale\((\d{1,6}(?:\.\d{1,4})?)\)) {0,4}\}\}/g;

/** An instruction with the ingredients that it names by their place, and the numbers that the program scales. */
function withAmounts(instruction: string, step: Part): string {
  const parts = partsOf(step['ingredients']).toSorted(byOrder);
  return instruction.replaceAll(TEMPLATE, (_whole, place?: string, number?: string) => {
    const part = place === undefined ? undefined : parts[Number(place)];
    return part ? composedOf(part).text : (number ?? '');
  });
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
      const { text: composed, amount, unit, name } = composedOf(part);
      if (name === '') return note === '' ? [] : [{ text: note, section }];
      const written = text(part['original_text']) || composed + (note && `, ${note}`);
      return [{ text: written, section, amount, unit, name, note }];
    });
}

/** The parts of an ingredient, and the same in words without its note: "250 g lentils". */
function composedOf(part: Part) {
  const [name, unit] = [nameOf(part['food']), nameOf(part['unit'])];
  const amount = part['no_amount'] === true ? undefined : (numberOf(part['amount']) ?? undefined);
  const number = amount === undefined ? '' : String(Math.round(amount * 100) / 100 || amount);
  return { name, unit, amount, text: [number, unit, name].filter((each) => each !== '').join(' ') };
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
