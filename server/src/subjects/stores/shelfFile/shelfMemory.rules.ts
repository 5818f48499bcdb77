import { foldText } from '@larder/shared/basics/text';
import type { ShelfDecision } from '@larder/shared/stores/shelfFile.calls';

import type { DecisionRow } from './shelfMemory.queries.ts';

/** Max length of a subject, so that an index holds it; folding may lengthen a name. Units: UTF-16 code units. */
const MAX_SUBJECT = 300;

/** What a decision is found by, each in its turn: the GTIN, then the name without case, accents and double spaces. */
export function subjectsOf({
  name,
  gtin,
}: {
  name: string;
  gtin?: string | null | undefined;
}): string[] {
  const folded = foldText(name).replaceAll(/\s+/g, ' ').slice(0, MAX_SUBJECT).toWellFormed();
  return [...(gtin ? [`#${gtin}`] : []), ...(folded === '' ? [] : [folded])];
}

/** Decisions as they are kept, the last of one subject; `forgotten` are the subjects that are to be asked about again. */
export function keptDecisions(decisions: readonly ShelfDecision[]): {
  kept: DecisionRow[];
  forgotten: string[];
} {
  const bySubject = new Map<string, ShelfDecision>();
  for (const decision of decisions) {
    const subjects = subjectsOf(decision);
    // What is forgotten, is by number and by name: who takes an answer back does not know by which it was kept.
    const meant = decision.kind === 'ask' ? subjects : subjects.slice(0, 1);
    for (const subject of meant) bySubject.set(subject, decision);
  }
  const kept: DecisionRow[] = [];
  const forgotten: string[] = [];
  for (const [subject, decision] of bySubject) {
    if (decision.kind === 'ask') forgotten.push(subject);
    else kept.push({ subject, ...packOf(decision) });
  }
  return { kept, forgotten };
}

function packOf(decision: Exclude<ShelfDecision, { kind: 'ask' }>): Omit<DecisionRow, 'subject'> {
  const { kind } = decision;
  if (decision.kind !== 'food') return { kind, food_id: null, unit_quantity: null, unit: null };
  const { food_id, unit_quantity, unit } = decision;
  return { kind, food_id, unit_quantity, unit };
}
