import { RECIPE_LIMITS } from '@larder/shared/recipes/recipeLimits';
import { durationWords, timersOf } from '@larder/shared/recipes/stepTimers';

/** Words of a wait that no step has a number for, in six languages. */
const WAITS =
  /(?<!\p{L})(?:overnight|nights?|days?|weeks?|months?|nacht|tage?n?|wochen?|nuit|jours?|semaines?|noche|d[ií]as?|semanas?|notte|giorn[io]|settiman[ae]|dagen|weken)(?!\p{L})/iu;
/** What is said about the rest: "Keeps 3 days." */
const KEEPS = /\b(?:keeps?|stored?|hält|haltbar|conserv|bewaar)/iu;
const SENTENCE_ENDS = /[.!?;]/;

/** Texts whose times are read; a recipe of more has its waits among them. */
const MAX_TEXTS = 100;

/** A time of a recipe; null is not known. Units: minutes. */
type Minutes = {
  readonly prep: number | null;
  readonly cook: number | null;
  readonly total: number | null;
};

/**
 * Why a time of a recipe is in doubt: 30 hours for a soup that simmers for 40 minutes are PT30M wrongly written.
 *
 * Shape   a sentence; undefined when it may be meant: its texts take half as long, or speak of nights or days. A total that is
 *         shorter than one of its parts is in doubt too.
 */
export function timeDoubt(
  { prep, cook, total }: Minutes,
  texts: readonly string[],
): string | undefined {
  const longest = Math.max(prep ?? 0, cook ?? 0, total ?? 0);
  if (total !== null && total < longest) return 'Its total time is shorter than a part of it.';
  if (longest < RECIPE_LIMITS.longMinutes || texts.some(tellsOfWait)) return undefined;
  const told = texts
    .slice(0, MAX_TEXTS)
    .flatMap(timersOf)
    .reduce((sum, { high }) => sum + high, 0);
  const seconds = longest * 60;
  if (told * 2 >= seconds) return undefined;
  return `Its time of ${durationWords({ low: seconds, high: seconds })} seems long.`;
}

function tellsOfWait(text: string): boolean {
  return text
    .split(SENTENCE_ENDS)
    .some((sentence) => WAITS.test(sentence) && !KEEPS.test(sentence));
}
