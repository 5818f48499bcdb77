import type { PlanInput } from '@larder/shared/domain/planReasons';
import { useEffect, useRef, useState } from 'react';

import { openPlanner, type Planned, type Planner } from './planner.ts';

/**
 * The plans for an input, made beside the page.
 *
 * Shape   `planned` are the last plans made, with their input, also while the next ones are made
 *         (`isPlanning`); undefined until then and without input. Give the same object for the same input.
 */
export function useBasketPlan(input: PlanInput | undefined): {
  planned: Planned | undefined;
  isPlanning: boolean;
} {
  const [planned, setPlanned] = useState<Planned>();
  const planner = useRef<Planner>(undefined);
  useEffect(() => {
    const opened = openPlanner(setPlanned);
    planner.current = opened;
    return opened.close;
  }, []);
  useEffect(() => {
    if (input) planner.current?.ask(input);
  }, [input]);
  return {
    planned: input && planned,
    isPlanning: input !== undefined && planned?.input !== input,
  };
}
