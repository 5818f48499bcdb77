import type { PlanInput, ReasonedPlans } from '@larder/shared/domain/planReasons';

/** Plans with what they were made from. */
export type Planned = ReasonedPlans & { readonly input: PlanInput };

export type Planner = {
  /** The newest request wins: one that waits gives way to the next. */
  readonly ask: (input: PlanInput) => void;
  /** Nothing is told afterwards. */
  readonly close: () => void;
};

/**
 * Plans beside the page, so that it stays quick; in the page where workers are missing or do not load.
 *
 * Shape   tells of one plan after the other; the last is of the newest request.
 */
export function openPlanner(onPlanned: (planned: Planned) => void): Planner {
  let worker = startWorker();
  let running: PlanInput | undefined;
  let waiting: PlanInput | undefined;
  let isOpen = true;

  function start(input: PlanInput): void {
    running = input;
    if (worker) worker.postMessage(input);
    else void planHere(input).then(finish);
  }
  function finish(plans: ReasonedPlans): void {
    if (!isOpen || !running) return;
    const [input, next] = [running, waiting];
    running = undefined;
    waiting = undefined;
    if (next) start(next);
    onPlanned({ ...plans, input });
  }
  worker?.addEventListener('message', ({ data }: MessageEvent<ReasonedPlans>) => finish(data));
  worker?.addEventListener('error', () => {
    worker?.terminate();
    worker = undefined;
    if (running) start(running);
  });

  return {
    ask: (input) => {
      if (running) waiting = input;
      else start(input);
    },
    close: () => {
      isOpen = false;
      worker?.terminate();
    },
  };
}

function startWorker(): Worker | undefined {
  if (typeof Worker === 'undefined') return undefined;
  return new Worker(new URL('plan.worker.ts', import.meta.url), { type: 'module' });
}

async function planHere(input: PlanInput): Promise<ReasonedPlans> {
  const { planWithReasons } = await import('@larder/shared/domain/planReasons');
  return planWithReasons(input);
}
