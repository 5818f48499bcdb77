import { userId } from './ids.ts';

/** A demo account; the password is DEMO_PASSWORD. */
export type DemoPerson = {
  readonly user_id: string;
  readonly role: 'user' | 'vendor' | 'admin';
  readonly name: string;
  readonly email: string;
  readonly address: string;
  readonly phone?: string;
  /** Of the staff of a vendor: whose, and as what. */
  readonly works_for?: string;
  readonly staff_role?: 'manager' | 'picker';
};

/** Public on purpose; the accounts exist in demo mode only. */
export const DEMO_PASSWORD = 'larder-demo';

/**
 * One vendor per metropolitan area, in the order of readMetros(): a demo store's `vendor` is an index into
 * this list. The first is shown for sign-in.
 */
export const DEMO_VENDORS: readonly [DemoPerson, ...DemoPerson[]] = [
  person('vendor', {
    role: 'vendor',
    name: 'Vera Lindqvist',
    address: '231 8th Ave, New York, NY 10011',
    phone: '+1 212 555 0142',
  }),
  vendorOf('los-angeles', 'Marisol Vega', '2716 W Sunset Blvd, Los Angeles, CA 90026'),
  vendorOf('chicago', 'Theo Kowalski', '2440 N Clark St, Chicago, IL 60614'),
  vendorOf('houston', 'Renee Thibodeaux', '1818 Waugh Dr, Houston, TX 77006'),
  vendorOf('phoenix', 'Elena Yazzie', '4025 E Camelback Rd, Phoenix, AZ 85018'),
  vendorOf('philadelphia', 'Marcus Doyle', '2319 Fairmount Ave, Philadelphia, PA 19130'),
  vendorOf('san-francisco', 'Grace Tanaka', '3950 24th St, San Francisco, CA 94114'),
  vendorOf('seattle', 'Ingrid Solberg', '2238 NW Market St, Seattle, WA 98107'),
  vendorOf('boston', 'Nora Callahan', '1605 Washington St, Boston, MA 02118'),
  vendorOf('atlanta', 'Andre Whitfield', '299 N Highland Ave NE, Atlanta, GA 30307'),
  vendorOf('denver', 'Paul Archuleta', '1208 E Colfax Ave, Denver, CO 80218'),
  vendorOf('saint-louis', 'Louise Becker', '411 N Euclid Ave, Saint Louis, MO 63108'),
];

/** Who works for the first vendor. */
const DEMO_STAFF: readonly DemoPerson[] = [
  person('manager', {
    role: 'user',
    name: 'Milo Brandt',
    address: '210 W 14th St, New York, NY 10011',
    works_for: DEMO_VENDORS[0].user_id,
    staff_role: 'manager',
  }),
  person('picker', {
    role: 'user',
    name: 'Pia Santos',
    address: '455 W 19th St, New York, NY 10011',
    works_for: DEMO_VENDORS[0].user_id,
    staff_role: 'picker',
  }),
];

/** The accounts shown for sign-in, one per role and staff role. */
export const DEMO_PEOPLE: readonly DemoPerson[] = [
  person('shopper', {
    role: 'user',
    name: 'Sam Rivera',
    address: '348 W 22nd St, New York, NY 10011',
    phone: '+1 212 555 0188',
  }),
  DEMO_VENDORS[0],
  person('admin', {
    role: 'admin',
    name: 'Ada Novak',
    address: '75 Varick St, New York, NY 10013',
  }),
  ...DEMO_STAFF,
];

/** Customers of the first vendor. */
export const DEMO_CUSTOMERS: readonly DemoPerson[] = [
  customer('priya', 'Priya Raman', '112 Mott St, New York, NY 10013'),
  customer('jonas', 'Jonas Weber', '418 6th St, Brooklyn, NY 11215'),
  customer('malik', 'Malik Johnson', '77 Bayard St, New York, NY 10013'),
  customer('sofia', 'Sofia Marino', '205 Mulberry St, New York, NY 10012'),
  customer('hana', 'Hana Suzuki', '61 Eldridge St, New York, NY 10002'),
];

/** A vendor who waits for approval. */
export const DEMO_WAITING = person('vendor.new', {
  role: 'vendor',
  name: 'Nadia Petrov',
  address: '52 Orchard St, New York, NY 10002',
});

/** A shopper whose account is suspended. */
export const DEMO_SUSPENDED = customer(
  'colin',
  'Colin Marsh',
  '19 Bleecker St, New York, NY 10012',
);

export const ALL_DEMO_PEOPLE: readonly DemoPerson[] = [
  ...DEMO_PEOPLE,
  ...DEMO_VENDORS.slice(1),
  ...DEMO_CUSTOMERS,
  DEMO_WAITING,
  DEMO_SUSPENDED,
];

function vendorOf(metro: string, name: string, address: string): DemoPerson {
  return person(`vendor.${metro}`, { role: 'vendor', name, address });
}

function customer(first: string, name: string, address: string): DemoPerson {
  return person(`shopper.${first}`, { role: 'user', name, address });
}

function person(account: string, about: Omit<DemoPerson, 'user_id' | 'email'>): DemoPerson {
  const email = `${account}@larder.test`;
  return { user_id: userId(email), email, ...about };
}
