import type { Staff } from '@larder/shared/account/staff.calls';
import { dayWords } from '@larder/shared/basics/calendar';
import type { Notices } from '@larder/shared/orders/notices.calls';
import { hoursWords } from '@larder/shared/stores/storeDays';
import type { Store } from '@larder/shared/stores/storeParts.model';

/** What a vendor sets up, in this order. */
export const FIRST_DAY_STEPS = ['store', 'hours', 'slots', 'shelf', 'notices', 'staff'] as const;
export type FirstDayStep = (typeof FIRST_DAY_STEPS)[number];

/** Those without which a store is not open; the others can wait. */
const NEEDED: ReadonlySet<FirstDayStep> = new Set(['store', 'hours', 'slots', 'shelf']);
/** Those that only the owner does. */
const OWNERS: ReadonlySet<FirstDayStep> = new Set(['store', 'hours', 'slots', 'staff']);

/** `unknown`: it could not be read, so it is neither done nor open. */
export type StepState = 'done' | 'open' | 'reading' | 'unknown';
export type Step = {
  readonly name: FirstDayStep;
  readonly state: StepState;
  /** What is set, or what it is about. */
  readonly words: string;
  /** Whether whoever looks may do it. */
  readonly mayDo: boolean;
};

/** An answer of the server, as far as it is there. */
type Answer<Data> = { readonly data: Data | undefined; readonly isError: boolean };

/** The answers that steps are read from. `staff` is left out for those who may not see it. */
type FirstDayAnswers = {
  readonly store: Store | undefined;
  readonly notices: Answer<Notices>;
  readonly staff?: Answer<Staff> | undefined;
};

const ABOUT: Readonly<Record<FirstDayStep, string>> = {
  store: 'Its name, its place, delivery or pickup.',
  hours: 'When you are open.',
  slots: 'When orders come or are picked up.',
  shelf: 'What you sell, with price and stock.',
  notices: 'Sound or email for an order.',
  staff: 'Who picks the orders.',
};

export const STEP_TITLES: Readonly<Record<FirstDayStep, string>> = {
  store: 'Store',
  hours: 'Hours',
  slots: 'Slots',
  shelf: 'Shelf',
  notices: 'Notices',
  staff: 'Staff',
};

/** What doing a step is called. */
export const DOING: Readonly<Record<FirstDayStep, string>> = {
  store: 'Create your store',
  hours: 'Set the hours',
  slots: 'Set the slots',
  shelf: 'Fill the shelf',
  notices: 'Turn on notices',
  staff: 'Invite staff',
};

/** The store whose first day it is: one that is open already, else the first. */
export function storeOfFirstDay(stores: readonly Store[]): Store | undefined {
  return stores.find((store) => valuesOf(store).every((value) => value !== undefined)) ?? stores[0];
}

/** The steps that somebody sees; the owner sees the staff. */
export function firstDaySteps({ store, notices, staff }: FirstDayAnswers): Step[] {
  const [kind, hours, slots, shelf] = valuesOf(store);
  const known = { store: kind, hours, slots, shelf };
  const isOwner = staff !== undefined;
  return FIRST_DAY_STEPS.filter((name) => name !== 'staff' || isOwner).map((name) => {
    const mayDo = isOwner || !OWNERS.has(name);
    if (name === 'notices') return { name, mayDo, ...readStep(name, notices, noticesWords) };
    if (name === 'staff') return { name, mayDo, ...readStep(name, staff, staffWords) };
    return { name, mayDo, ...stepOf(name, known[name]) };
  });
}

/** The next one to do. */
export function nextStep(steps: readonly Step[]): Step | undefined {
  return steps.find(({ state, mayDo }) => state === 'open' && mayDo);
}

/** Whether the store is open: nothing that it needs is left. */
export function isOpenForOrders(steps: readonly Step[]): boolean {
  return steps.every(({ name, state }) => state === 'done' || !NEEDED.has(name));
}

/** What is between now and the first order: "Fill the shelf and Corner Shop can take its first order." */
export function toFirstOrder(steps: readonly Step[], store: Store | undefined): string {
  const left = steps.filter(({ name, state }) => NEEDED.has(name) && state !== 'done');
  const [only, another] = left;
  const what = only && !another ? DOING[only.name] : `${left.length} steps`;
  return `${what} and ${store?.name ?? 'your store'} can take its first order.`;
}

/** What is set of a store, in words, in the order of the steps that it needs; undefined for what is not. */
function valuesOf(store: Store | undefined) {
  return [kindWords, openWords, slotsWords, shelfWords].map((wordsOf) => store && wordsOf(store));
}

function readStep<Data>(
  name: FirstDayStep,
  answer: Answer<Data> | undefined,
  wordsOf: (data: Data) => string | undefined,
): Pick<Step, 'state' | 'words'> {
  if (answer?.data) return stepOf(name, wordsOf(answer.data));
  return answer?.isError
    ? { state: 'unknown', words: 'Not known now' }
    : { state: 'reading', words: ABOUT[name] };
}

function stepOf(name: FirstDayStep, value: string | undefined): Pick<Step, 'state' | 'words'> {
  return value === undefined
    ? { state: 'open', words: ABOUT[name] }
    : { state: 'done', words: value };
}

function kindWords({ store_type, also_pickup, back_on }: Store): string {
  const kind = also_pickup ? 'Delivery and pickup' : store_type;
  return back_on ? `${kind} · paused, back on ${dayWords(back_on)}` : kind;
}

function openWords({ hours }: Store): string | undefined {
  const words = hours ? hoursWords(hours).filter((part) => !part.endsWith(' closed')) : [];
  return words.length === 0 ? undefined : words.join(' · ');
}

/** "6 a day, 10 orders each", where all days and slots are alike; else "38 a week". */
function slotsWords({ slots }: Store): string | undefined {
  if (!slots) return undefined;
  const { week } = slots;
  const days = [...Map.groupBy(week, ({ weekday }) => weekday).values()];
  const perDay = onlyOf(days.map((day) => day.length));
  const each = onlyOf(week.map(({ orders }) => orders));
  return [
    perDay === undefined ? `${week.length} a week` : `${perDay} a day`,
    ...(each === undefined ? [] : [`${each} ${each === 1 ? 'order' : 'orders'} each`]),
  ].join(', ');
}

/** What all are; undefined when they differ. */
function onlyOf(numbers: readonly number[]): number | undefined {
  const [one, ...others] = new Set(numbers);
  return others.length === 0 ? one : undefined;
}

/** Shoppers find what is in stock. */
function shelfWords({ items }: Store): string | undefined {
  if (!items.some(({ quantity }) => quantity > 0)) return undefined;
  return items.length === 1 ? '1 item' : `${items.length.toLocaleString('en-US')} items`;
}

function noticesWords({ devices, stores }: Notices): string | undefined {
  const told = [
    ...(devices.length > 0 ? ['on your devices'] : []),
    ...(stores.some(({ mail }) => mail !== 'off') ? ['by mail'] : []),
  ];
  return told.length === 0 ? undefined : `New orders ${told.join(' and ')}`;
}

function staffWords({ members, invitations }: Staff): string | undefined {
  const people = [
    ...(members.length > 0 ? [members.length === 1 ? '1 person' : `${members.length} people`] : []),
    ...(invitations.length > 0 ? [`${invitations.length} invited`] : []),
  ];
  return people.length === 0 ? undefined : people.join(', ');
}
