import type { PlanInput } from '@larder/shared/plan/planReasons';
import type { VisitedStore } from '@larder/shared/plan/planSettings';

/** Stores visited anyway, and excluded stores. */
export type Replanning = {
  readonly visited: readonly VisitedStore[];
  readonly without: ReadonlySet<string>;
};

/** What a plan of the rest is made from: without some stores, with those that are visited anyway. */
export function replanInput(input: PlanInput, { visited, without }: Replanning): PlanInput {
  return {
    needs: input.needs,
    stores: input.stores.filter(({ store_id }) => !without.has(store_id)),
    settings: { ...input.settings, visited },
  };
}
