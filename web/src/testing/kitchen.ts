import { type ErrorCode, ERRORS } from '@larder/shared/basics/errors.model';
import { EMPTY_KITCHEN } from '@larder/shared/kitchen/emptyKitchen';
import { getHousehold, type HouseholdView } from '@larder/shared/kitchen/household.calls';
import { applyOp, type Full, tryOp } from '@larder/shared/kitchen/kitchen';
import {
  getKitchen,
  kitchenEvents,
  type KitchenState,
  sendOps,
} from '@larder/shared/kitchen/kitchen.calls';
import {
  type KitchenChange,
  type KitchenOp,
  LoggedOp,
  OpsBody,
} from '@larder/shared/kitchen/kitchenOps.model';
import { listTripOrders } from '@larder/shared/orders/tripOrders.calls';
import { HttpResponse, type JsonBodyType } from 'msw';
import * as z from 'zod/mini';

import type { mockServer } from './server.ts';

export const SAM = '01890000-0000-7000-8000-000000000001';
export const MAYA = '01890000-0000-7000-8000-000000000002';
export const HOUSEHOLD = '01890000-0000-7000-8000-00000000000a';
const MAYAS_PHONE = '01890000-0000-7000-8000-0000000000f2';

const member = (user_id: string, name: string): HouseholdView['members'][number] => ({
  user_id,
  name,
  initials: name.charAt(0),
  role: user_id === SAM ? 'owner' : 'member',
  joined_at: new Date('2026-03-04T12:00:00.000Z'),
  last_seen_at: new Date('2026-03-04T12:00:00.000Z'),
  is_here: user_id === MAYA,
});

export const household = (more: Partial<HouseholdView> = {}): HouseholdView => ({
  household_id: HOUSEHOLD,
  name: 'Rivera household',
  role: 'owner',
  members: [member(SAM, 'Sam Rivera'), member(MAYA, 'Maya Oduya')],
  invites: [],
  link: null,
  ...more,
});

type Answering = ReturnType<typeof mockServer>;

/**
 * Mocks the server of a kitchen for the signed-in Sam: operations are applied in order, each once.
 *
 * Shape   `act` makes an operation as Maya and sends its event; `isDown` loses every request from then on.
 *         Devices that are older than `forgottenSeq` must read the whole state. `moveTo` moves Sam to another
 *         household with the same state; `tellPeople` sends the event that the members have changed.
 */
export function mockKitchen(server: Answering, first = household()) {
  let view = first;
  let state: KitchenState = { ...EMPTY_KITCHEN, brands: [] };
  const log: LoggedOp[] = [];
  const streams: ReadableStreamDefaultController<Uint8Array>[] = [];
  const kitchen = {
    isDown: false,
    forgottenSeq: 0,
    state: () => state,
    log: () => log,
    act,
    moveTo(next: HouseholdView): void {
      view = next;
    },
    tellPeople(): void {
      tell('household');
    },
    sent: [] as number[],
  };

  function take(op: LoggedOp): void {
    state = applyOp(state, op, { seq: op.seq, by: op.by });
    log.push(op);
  }

  function act(change: KitchenChange, base_seq = state.seq): void {
    const seq = state.seq + 1;
    const own = { op_id: crypto.randomUUID(), device: MAYAS_PHONE, at: Date.now(), base_seq };
    take({ ...change, ...own, seq, by: MAYA });
    tell('kitchen');
  }

  function tell(event: 'kitchen' | 'household'): void {
    const data = JSON.stringify({ household_id: HOUSEHOLD, seq: state.seq });
    const bytes = new TextEncoder().encode(`event: ${event}\ndata: ${data}\n\n`);
    for (const stream of streams) stream.enqueue(bytes);
  }

  server.answers(listTripOrders, { value: [] });
  server.sends(getKitchen, () =>
    kitchen.isDown
      ? HttpResponse.error()
      : HttpResponse.json(
          z.encode(getKitchen.response, { state, household: view }) as JsonBodyType,
        ),
  );
  server.sends(sendOps, ({ body }) => {
    if (kitchen.isDown) return HttpResponse.error();
    const { household_id, base_seq, ops } = z.decode(OpsBody, body as never);
    kitchen.sent.push(ops.length);
    if (household_id !== view.household_id) return refusal('household_left');
    if (base_seq < kitchen.forgottenSeq) return refusal('kitchen_stale');
    const full = firstTooMany(state, ops);
    if (full) return refusal(`${full.part}_full`, { op_id: full.op_id });
    const known = new Set(log.map(({ op_id }) => op_id));
    const fresh = ops.filter(({ op_id }) => !known.has(op_id));
    const before = log.filter(({ seq }) => seq > base_seq);
    for (const op of fresh) take({ ...op, seq: state.seq + 1, by: SAM });
    const ids = new Set(ops.map(({ op_id }) => op_id));
    const applied = log.filter(({ op_id }) => ids.has(op_id));
    return HttpResponse.json({
      seq: state.seq,
      missed: before.map((op) => z.encode(LoggedOp, op)),
      applied: applied.map(({ op_id, seq, at }) => ({ op_id, seq, at })),
    } as JsonBodyType);
  });
  server.sends(kitchenEvents, () => {
    const start = (stream: ReadableStreamDefaultController<Uint8Array>): void => {
      streams.push(stream);
      stream.enqueue(new TextEncoder().encode('retry: 2000\n\n'));
    };
    return new HttpResponse(new ReadableStream<Uint8Array>({ start }), {
      headers: { 'content-type': 'text/event-stream' },
    });
  });
  server.answers(getHousehold, () => view);
  return kitchen;
}

function refusal(code: ErrorCode, details?: object): HttpResponse<JsonBodyType> {
  const { status, message } = ERRORS[code];
  return HttpResponse.json({ error: code, message, ...(details && { details }) }, { status });
}

/** The first operation that there is no room for, and in what. */
function firstTooMany(
  start: KitchenState,
  ops: readonly KitchenOp[],
): { op_id: string; part: Full } | undefined {
  let state = start;
  for (const op of ops) {
    const tried = tryOp(state, op, { seq: state.seq + 1, by: SAM });
    if (tried.full) return { op_id: op.op_id, part: tried.full };
    state = tried.state;
  }
  return undefined;
}
