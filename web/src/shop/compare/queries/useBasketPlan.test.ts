import { cents } from '@larder/shared/basics/money';
import type { PlanStore } from '@larder/shared/plan/basketPlan';
import { type PlanInput, planWithReasons } from '@larder/shared/plan/planReasons';
import { PLAN_DEFAULTS } from '@larder/shared/plan/planSettings';
import { act, renderHook, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';

import { useBasketPlan } from './useBasketPlan.ts';

const rice = { ingredient_id: 'rice', amount: 500, price: cents(200), stock: 9 };
const store: PlanStore = {
  store_id: 'a',
  place: undefined,
  delivers: false,
  fee: cents(0),
  minimum: cents(0),
  packs: { rice: [rice] },
};
const inputOf = (amount: number): PlanInput => ({
  needs: [{ key: 'rice', amount }],
  stores: [store],
  settings: { home: undefined, ...PLAN_DEFAULTS },
});

/** A worker that answers on demand. */
class HeldWorker extends EventTarget {
  static last: HeldWorker | undefined;
  readonly asked: PlanInput[] = [];
  isEnded = false;
  constructor() {
    super();
    HeldWorker.last = this;
  }
  postMessage(input: PlanInput): void {
    this.asked.push(input);
  }
  terminate(): void {
    this.isEnded = true;
  }
  answer(): void {
    const [input] = this.asked.slice(-1);
    if (input) this.dispatchEvent(new MessageEvent('message', { data: planWithReasons(input) }));
  }
}

beforeEach(() => {
  HeldWorker.last = undefined;
});

function openWith(input: PlanInput | undefined) {
  const hook = renderHook(({ given }) => useBasketPlan(given), { initialProps: { given: input } });
  return { ...hook, give: (given: PlanInput | undefined) => hook.rerender({ given }) };
}

test('plans in the page where workers are missing, and anew when the input changes', async () => {
  vi.stubGlobal('Worker', undefined);
  const [first, second] = [inputOf(400), inputOf(900)];
  const { result, give } = openWith(first);
  expect(result.current).toEqual({ planned: undefined, isPlanning: true });
  await waitFor(() => expect(result.current.isPlanning).toBe(false));
  expect(result.current.planned).toEqual({ ...planWithReasons(first), input: first });
  give(second);
  expect(result.current).toEqual({
    planned: { ...planWithReasons(first), input: first },
    isPlanning: true,
  });
  await waitFor(() => expect(result.current.planned?.input).toBe(second));
  expect(result.current.planned?.plans[0]?.goods).toBe(400);
});

test('of requests that wait for the worker the newest wins', () => {
  vi.stubGlobal('Worker', HeldWorker);
  const inputs = [inputOf(400), inputOf(900), inputOf(1400)] as const;
  const { result, give, unmount } = openWith(inputs[0]);
  give(inputs[1]);
  give(inputs[2]);
  const worker = HeldWorker.last;
  expect(worker?.asked).toEqual([inputs[0]]);
  act(() => worker?.answer());
  expect(result.current.planned?.input).toBe(inputs[0]);
  expect(result.current.isPlanning).toBe(true);
  expect(worker?.asked).toEqual([inputs[0], inputs[2]]);
  act(() => worker?.answer());
  expect(result.current.planned?.input).toBe(inputs[2]);
  expect(result.current.isPlanning).toBe(false);
  unmount();
  expect(worker?.isEnded).toBe(true);
});

test('plans in the page when the worker does not load', async () => {
  vi.stubGlobal('Worker', HeldWorker);
  const input = inputOf(400);
  const { result } = openWith(input);
  act(() => void HeldWorker.last?.dispatchEvent(new Event('error')));
  await waitFor(() => expect(result.current.planned?.input).toBe(input));
  expect(HeldWorker.last?.isEnded).toBe(true);
});

test('without input there is nothing to plan', () => {
  vi.stubGlobal('Worker', HeldWorker);
  const { result } = openWith(undefined);
  expect(result.current).toEqual({ planned: undefined, isPlanning: false });
  expect(HeldWorker.last?.asked).toEqual([]);
});
