/** A day of an open store. */
const DAY = [
  {
    at: '8 AM',
    title: 'Look at the shelf',
    text: 'What runs low is told; stock goes down by itself.',
  },
  {
    at: 'Any time',
    title: 'An order rings',
    text: 'Accept or reject. The shopper hears of it at once.',
  },
  {
    at: '11 AM',
    title: 'Pick',
    text: 'One list for all accepted orders, by aisle.',
  },
  {
    at: '12–2 PM',
    title: 'Hand over',
    text: 'Pickup at the counter, delivery by address.',
  },
  {
    at: '6 PM',
    title: 'Count',
    text: 'The day’s orders and total, as a page or a file.',
  },
] as const;

/** What the page opens with once there are orders. */
const THEN = ['what waits for an answer', 'the newest orders', 'what runs low'] as const;

/** What comes after the first day is set up. */
export function DayAhead() {
  return (
    <section
      aria-labelledby="day-ahead"
      className="on-hero flex flex-col gap-6 rounded-xl bg-hero p-5 text-on-hero"
    >
      <h2 id="day-ahead" className="text-xl font-semibold">
        After that, a day looks like this
      </h2>
      <ol className="grid gap-4">
        {DAY.map(({ at, title, text }) => (
          <li key={title} className="grid grid-cols-[4.5rem_minmax(0,1fr)] gap-x-4">
            <span className="num text-sm text-on-hero-2">{at}</span>
            <span className="border-l border-on-hero/40 pl-4">
              <strong className="block font-semibold">{title}</strong>
              <span className="block text-sm text-on-hero-2">{text}</span>
            </span>
          </li>
        ))}
      </ol>
      <p className="mt-auto rounded-lg bg-hero-2 p-4 text-sm">
        <strong className="mb-1 block font-semibold">Then this page opens with</strong>
        {THEN.join(' · ')}
      </p>
    </section>
  );
}
