import { useSearchParams } from 'react-router';

import { useStartAtTop } from '#platform/page/startAtTop.ts';

export const STEPS = ['file', 'columns', 'rows', 'save', 'done'] as const;
export type Step = (typeof STEPS)[number];

/** The store and the step of the import; they are in the address, so that Back leads from step to step. */
export function useStep() {
  const [params, setParams] = useSearchParams();
  const wanted = params.get('step');
  const step = STEPS.find((one) => one === wanted) ?? 'file';
  useStartAtTop(step);

  function change(name: string, value: string, replace: boolean): void {
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        next.set(name, value);
        return next;
      },
      { replace },
    );
  }
  return {
    step,
    setStore: (store_id: string): void => change('store', store_id, true),
    /** `replace`: without a way back to where one is now. */
    go: (next: Step, { replace = false } = {}): void => change('step', next, replace),
  };
}
