import { cents } from '#basics/money';
import type { NewOrder } from '#kitchen/carts.model';
import { EMPTY_KITCHEN } from '#kitchen/emptyKitchen';
import type { KitchenLine } from '#kitchen/groceryList.model';
import { applyOp } from '#kitchen/kitchen';
import type { KitchenState } from '#kitchen/kitchen.calls';
import type { KitchenChange, KitchenOp, LoggedOp, OpsAnswer } from '#kitchen/kitchenOps.model';
import { confirmOps, freshDevice, type KitchenDevice, shownState } from '#kitchen/kitchenSync';

/** A store and a pack of it, as a cart has them. */
export const CORNER = {
  store_id: 'store',
  vendorId: 'v',
  vendorName: 'V',
  storeName: 'Corner',
  storeType: 'Pickup' as const,
  deliveryFee: cents(0),
  minimumOrder: cents(0),
};
export const RICE_PACK = {
  ingredient_id: 'i',
  name: 'Rice',
  unit: 'gm',
  unit_quantity: 500,
  price: cents(300),
  quantity: 1,
};

/** An order of rice at that store. */
export function riceOrder(order_id: string, quantity = 1): NewOrder {
  const { storeName, deliveryFee } = CORNER;
  return { order_id, storeName, deliveryFee, items: [{ ...RICE_PACK, quantity }] };
}

/** The server's part: the log and the state, in memory. */
export function kitchenServer(start: KitchenState = EMPTY_KITCHEN) {
  let state = start;
  const log: LoggedOp[] = [];
  return {
    log,
    state: () => state,
    /** As `POST /kitchen/ops`. */
    send(by: string, base_seq: number, ops: readonly KitchenOp[]): OpsAnswer {
      const before = state.seq;
      const known = new Set(log.map(({ op_id }) => op_id));
      for (const op of ops.filter(({ op_id }) => !known.has(op_id))) {
        const seq = state.seq + 1;
        state = applyOp(state, op, { seq, by });
        log.push({ ...op, seq, by });
      }
      const asked = new Set(ops.map(({ op_id }) => op_id));
      const applied = log.filter(({ op_id }) => asked.has(op_id));
      const missed = log.filter(({ seq }) => seq > base_seq && seq <= before);
      return { seq: state.seq, missed, applied };
    },
  };
}
export type KitchenServer = ReturnType<typeof kitchenServer>;

/** A member's device: acts at once, sends on request. */
export function kitchenDevice(by: string, server: KitchenServer) {
  let known: KitchenDevice = { confirmed: server.state(), waiting: [] };
  let made = 0;
  const shown = () => shownState(known, by);
  return {
    shown,
    known: () => known,
    line: (key: string): KitchenLine | undefined => shown().lines.find((line) => line.key === key),
    /** Makes an operation. Shape: its id. */
    act(change: KitchenChange): string {
      made += 1;
      const op_id = `${by}${made}`;
      const { seq: base_seq } = known.confirmed;
      const op = { ...change, op_id, device: by, at: made, base_seq };
      known = { ...known, waiting: [...known.waiting, op] };
      return op_id;
    },
    /** Sends the first of what waits. Shape: the answer, which may be lost or come again. */
    send: (most = 200): OpsAnswer =>
      server.send(by, known.confirmed.seq, known.waiting.slice(0, most)),
    hear(answer: OpsAnswer): void {
      known = confirmOps(known, answer, by);
    },
    /** Reads the state again, without learning the fate of the waiting operations. */
    readAnew(): void {
      known = freshDevice(known, server.state());
    },
    /** Sends everything and applies the answer. */
    sync(): void {
      this.hear(this.send());
    },
  };
}
export type Device = ReturnType<typeof kitchenDevice>;

/** A reference to the line as it is on a device, or as its first generation. */
export function refOf(device: Device, key: string) {
  return { key, generation: device.line(key)?.generation ?? 1 };
}

export function byHand(name: string, amount = 1, unit = ''): KitchenChange {
  return { kind: 'add_item', payload: { item: { name, amount, unit } } };
}
