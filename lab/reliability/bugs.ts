/** A bug of other shops and the test that guards against it here. */
export type Bug = {
  id: string;
  idea: string;
  /** The test's file, with a word of its title where the file has many; or a goal. */
  test: string;
};

const ORDERS = 'server/src/features/orders/orders.test.ts';
const ADMIN = 'server/src/features/admin/deletion.test.ts';
const STORES = 'server/src/features/stores/stores.test.ts';
const AUTH = 'server/src/features/auth/auth.test.ts';
const PASSWORDS = 'server/src/identity/passwords.test.ts';
const SESSION = 'server/src/features/auth/session.test.ts';
const ACCESS = 'server/src/http/access.test.ts';
const HTTP = 'server/src/http/http.test.ts';
const RACES = 'lab/reliability/races.test.ts';
const FUZZ = 'R-10';

/** Source: public issue trackers of shops, marketplaces and recipe managers; each row names its idea. */
export const BUGS: readonly Bug[] = [
  { id: 'A1', idea: 'two checkouts both sell the last pack', test: RACES },
  { id: 'A2', idea: 'sold out while it lay in the cart', test: ORDERS },
  { id: 'A3', idea: 'one product on two lines, each looked at alone', test: ORDERS },
  { id: 'A4', idea: 'the counter drifts from its movements', test: 'R-20' },
  { id: 'A5', idea: 'rows locked in the order of the cart deadlock', test: ORDERS },
  {
    id: 'A6',
    idea: 'rows held during a slow call elsewhere',
    test: 'server/src/features/auth/reset.test.ts',
  },
  {
    id: 'A7',
    idea: 'a failed check of the database is answered as a fault',
    test: 'server/src/http/errorHandler.test.ts',
  },
  { id: 'A8', idea: 'refused, but the change stayed', test: ORDERS },
  { id: 'B1', idea: 'a double click makes two orders', test: ORDERS },
  { id: 'B2', idea: 'two tabs confirm the same cart', test: RACES },
  { id: 'B3', idea: 'a key stuck for ever after a crash', test: 'R-03' },
  { id: 'B4', idea: 'after a refusal the cart can never be completed', test: ORDERS },
  { id: 'B5', idea: 'a replay without the result', test: ORDERS },
  { id: 'B6', idea: 'two paths finish one checkout', test: RACES },
  { id: 'B7', idea: 'the answer is lost after the commit', test: RACES },
  { id: 'B8', idea: 'success is told before the commit', test: 'R-04' },
  { id: 'C4', idea: 'a seller’s edit brings sold goods back', test: STORES },
  { id: 'C5', idea: 'the price changed while it lay in the cart', test: ORDERS },
  {
    id: 'C6',
    idea: 'lines vanish from orders after the fact',
    test: 'server/src/db/rights.test.ts',
  },
  { id: 'C8', idea: 'one person’s data for another', test: FUZZ },
  { id: 'D1', idea: 'sums of floating point', test: 'shared/src/domain/money.test.ts' },
  { id: 'D2', idea: 'different places of rounding', test: 'shared/src/domain/money.test.ts' },
  { id: 'D3', idea: 'prices and quantities of the client are trusted', test: ORDERS },
  { id: 'E1', idea: 'cancelled twice, restocked twice', test: ORDERS },
  { id: 'E2', idea: 'two movements for one line', test: 'server/src/db/rights.test.ts' },
  { id: 'E3', idea: 'final states are left', test: ORDERS },
  { id: 'E4', idea: 'two people act at once', test: RACES },
  { id: 'E5', idea: 'one path restores stock, the other does not', test: ADMIN },
  { id: 'E6', idea: 'stock taken again for a cancelled order', test: ORDERS },
  { id: 'F1', idea: 'another’s order by its id', test: ORDERS },
  { id: 'F2', idea: 'knowing the id is enough', test: ORDERS },
  {
    id: 'F3',
    idea: 'a vendor sees other vendors’ orders or counts',
    test: 'server/src/features/orders/vendorOrders.test.ts',
  },
  { id: 'F4', idea: 'rights survive a deletion', test: SESSION },
  { id: 'F5', idea: 'role checked, ownership not', test: STORES },
  { id: 'F6', idea: 'administrator by the registration’s body', test: AUTH },
  { id: 'F7', idea: 'too many fields in the answer', test: FUZZ },
  { id: 'F8', idea: 'a deleted account works on with its token', test: ACCESS },
  { id: 'F9', idea: 'two roles for one address', test: AUTH },
  { id: 'G1', idea: 'two tabs renew at once and are signed out', test: SESSION },
  { id: 'G2', idea: 'two valid tokens from one', test: SESSION },
  { id: 'G3', idea: 'the loser deletes the winner’s cookie', test: SESSION },
  { id: 'G5', idea: 'an unknown address is answered sooner', test: 'R-15' },
  { id: 'G6', idea: 'a forged address resets the limit', test: AUTH },
  { id: 'G7', idea: 'a flood of logins exhausts the hashing', test: PASSWORDS },
  { id: 'G8', idea: 'passwords of a megabyte', test: PASSWORDS },
  { id: 'G9', idea: 'hashing passwords blocks everybody else', test: 'R-36' },
  {
    id: 'G11',
    idea: 'failed logins write passwords to the log',
    test: 'lab/reliability/stop.test.ts',
  },
  { id: 'H1', idea: 'a deletion takes orders with it', test: ADMIN },
  { id: 'H3', idea: 'deleting fails when orders exist', test: ADMIN },
  { id: 'H4', idea: 'renaming a product renames it in old orders', test: ADMIN },
  { id: 'H5', idea: 'a used product cannot be deleted', test: ADMIN },
  { id: 'I1', idea: 'odd content types skip validation', test: HTTP },
  { id: 'I2', idea: 'null becomes 0, "1" becomes 1', test: FUZZ },
  { id: 'I3', idea: 'a parser takes a type without a schema', test: HTTP },
  { id: 'I4', idea: 'a slow body', test: 'R-13' },
  { id: 'I6', idea: 'addresses of scanners explode the metrics', test: 'R-38' },
  { id: 'J3', idea: 'the server is made to fetch an address', test: 'R-29' },
  {
    id: 'J5',
    idea: 'keys in the source; quota reached; blank page',
    test: 'server/src/features/provider/upstreamClient.test.ts',
  },
  { id: 'L1', idea: 'a restart of the database kills the server', test: 'R-04' },
  { id: 'L2', idea: 'statements on a dead connection hang', test: 'R-06' },
  {
    id: 'L3',
    idea: 'a stop kills running requests or waits for idle ones',
    test: 'lab/reliability/stop.test.ts',
  },
  { id: 'L4', idea: 'a waiting change of the schema blocks readers', test: 'R-26' },
  { id: 'L5', idea: 'two openers or a kill damage the directory', test: 'R-37' },
  { id: 'M1', idea: 'amounts joined as text', test: 'shared/src/domain/groceryList.test.ts' },
  { id: 'M2', idea: 'units not merged, factors ignored', test: 'shared/src/domain/units.test.ts' },
  {
    id: 'M3',
    idea: 'latitude and longitude swapped, 0 taken for nothing',
    test: 'shared/src/domain/distance.test.ts',
  },
  { id: 'M4', idea: 'a thing with the name of what every object has', test: ORDERS },
];
