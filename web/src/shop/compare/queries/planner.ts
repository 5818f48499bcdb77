import { useEffect, useRef, useState } from 'react';

/** Work beside the page. Shape: `here` is for where workers are missing or do not load. */
export type Work<Input, Plans> = {
  readonly start: () => Worker;
  readonly here: (input: Input) => Promise<Plans>;
};

/** Plans with what they were made from. */
export type Planned<Input, Plans> = Plans & { readonly input: Input };

type Planner<Input> = {
  /** The newest request wins: it replaces one that waits. */
  readonly ask: (input: Input) => void;
  /** Stops; no plans are reported afterwards. */
  readonly close: () => void;
};

/**
 * The plans for an input, made beside the page, so that it stays quick.
 *
 * Shape   `planned` are the last plans made, with their input, also while the next ones are made
 *         (`isPlanning`); undefined until then and without input. Give the same object for the same input, and
 *         always the same work.
 */
export function usePlanned<Input, Plans>(
  work: Work<Input, Plans>,
  input: Input | undefined,
): { planned: Planned<Input, Plans> | undefined; isPlanning: boolean } {
  const [planned, setPlanned] = useState<Planned<Input, Plans>>();
  const planner = useRef<Planner<Input>>(undefined);
  useEffect(() => {
    const opened = openPlanner(work, setPlanned);
    planner.current = opened;
    return opened.close;
  }, [work]);
  useEffect(() => {
    if (input) planner.current?.ask(input);
  }, [input]);
  return {
    planned: input && planned,
    isPlanning: input !== undefined && planned?.input !== input,
  };
}

/** Reports each plan as it is made; the last one is of the newest request. */
function openPlanner<Input, Plans>(
  work: Work<Input, Plans>,
  onPlanned: (planned: Planned<Input, Plans>) => void,
): Planner<Input> {
  let worker = typeof Worker === 'undefined' ? undefined : work.start();
  let running: Input | undefined;
  let waiting: Input | undefined;
  let isOpen = true;

  function start(input: Input): void {
    running = input;
    if (worker) worker.postMessage(input);
    else void work.here(input).then(finish);
  }
  function finish(plans: Plans): void {
    if (!isOpen || !running) return;
    const [input, next] = [running, waiting];
    running = undefined;
    waiting = undefined;
    if (next) start(next);
    onPlanned({ ...plans, input });
  }
  worker?.addEventListener('message', ({ data }: MessageEvent<Plans>) => finish(data));
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
