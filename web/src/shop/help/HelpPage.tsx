import type { ReactNode } from 'react';
import { Link } from 'react-router';

import { OpenMark } from '#ui/OpenMark.tsx';
import { PageHeader } from '#ui/PageHeader.tsx';
import { usePageTitle } from '#ui/PageTitle.tsx';

import { FAQ } from './faq.ts';

const SECTIONS = [
  { id: 'faq', title: 'Frequently asked questions', content: <Questions /> },
  { id: 'contact', title: 'Contact', content: <Contact /> },
  { id: 'privacy', title: 'Privacy', content: <Privacy /> },
  { id: 'terms', title: 'Terms of use', content: <Terms /> },
  { id: 'vendors', title: 'For vendors', content: <Vendors /> },
  { id: 'aboutus', title: 'About us', content: <About /> },
] as const;

export function HelpPage() {
  usePageTitle('Help & Support');
  return (
    <div className="wrap pt-6 pb-8 md:pt-10">
      <PageHeader
        title="Help & Support"
        text="How Larder works, what it keeps about you, and what it is not."
      />
      <div className="grid gap-8 lg:grid-cols-[14rem_minmax(0,1fr)] lg:gap-12">
        <nav
          aria-label="On this page"
          className="no-scrollbar -mx-4 flex gap-1 overflow-x-auto px-4 lg:sticky lg:top-24 lg:mx-0 lg:block lg:self-start lg:px-0"
        >
          {SECTIONS.map(({ id, title }) => (
            <Link
              key={id}
              to={{ hash: id }}
              className="flex min-h-11 flex-none items-center rounded-sm px-3 text-sm font-semibold text-ink-2 hover:bg-sunken hover:text-ink"
            >
              {title}
            </Link>
          ))}
        </nav>
        <div className="max-w-3xl space-y-12">
          {SECTIONS.map(({ id, title, content }) => (
            <section
              key={id}
              id={id}
              tabIndex={-1}
              aria-labelledby={`${id}-title`}
              className="outline-none"
            >
              <h2 id={`${id}-title`} className="text-h2">
                {title}
              </h2>
              <div className="mt-4">{content}</div>
            </section>
          ))}
        </div>
      </div>
    </div>
  );
}

function Questions() {
  return (
    <div className="card divide-y divide-line overflow-hidden">
      {FAQ.map(({ question, answer }) => (
        <details key={question} name="faq" className="group">
          <summary className="flex min-h-14 items-center justify-between gap-4 px-5 py-3 font-semibold outline-offset-[-3px] hover:bg-sunken/60 [&::-webkit-details-marker]:hidden">
            {question}
            <OpenMark />
          </summary>
          <p className="px-5 pb-5 text-ink-2">{answer}</p>
        </details>
      ))}
    </div>
  );
}

function Prose({ children }: { children: ReactNode }) {
  return (
    <div className="space-y-3 text-ink-2 [&_a]:font-semibold [&_a]:text-brand [&_a]:underline [&_a]:underline-offset-4 [&_strong]:text-ink [&_ul]:list-disc [&_ul]:space-y-1.5 [&_ul]:pl-5">
      {children}
    </div>
  );
}

function Contact() {
  return (
    <Prose>
      <p>
        Larder is made by students and has no support desk. For anything about an order, or about
        your account that you cannot do yourself, turn to the people who run this installation: they
        gave you its address, and they can delete accounts.
      </p>
      <p>
        About an order that is on its way, ask the store itself. A problem that comes back is best
        told with the page, the time and what you did just before.
      </p>
    </Prose>
  );
}

function Privacy() {
  return (
    <Prose>
      <p>We keep what the product needs to work, and nothing to watch you with.</p>
      <ul>
        <li>
          <strong>Your account:</strong> name, address, email, and your password as a hash that
          cannot be turned back into it.
        </li>
        <li>
          <strong>Your devices:</strong> browser, system and network of each that is signed in,
          until a month after. They are on the <Link to="/profile?tab=account">account page</Link>,
          where you can also download everything we keep about you, and delete your account.
        </li>
        <li>
          <strong>Your orders:</strong> what you ordered, when, and the name and address it goes to.
          The store sees these for its own orders only.
        </li>
        <li>
          <strong>Your own recipes,</strong> which only you can see.
        </li>
        <li>
          <strong>Your grocery list, carts and pantry,</strong> with who of your household added,
          changed or got what. Your household sees them, and whoever has a shopping link that you
          made sees the list, until the link ends.
        </li>
        <li>
          <strong>On your device:</strong> who is signed in, a copy of your list and carts for when
          there is no network, selected recipes, theme, and recipes you have seen. Logging out
          empties the browser’s storage; list, carts and pantry stay with your account. Without an
          account they are on your device alone.
        </li>
        <li>
          <strong>Your location</strong> only when you compare stores, to find those near you, or
          open one of your own, to put it on the map. It does not become part of your account.
        </li>
      </ul>
      <p>
        One cookie keeps you signed in; scripts cannot read it. There is no advertising and no
        tracking. When an account is deleted, its name, email, address and password go with it, and
        stores see its finished orders as anonymous.
      </p>
    </Prose>
  );
}

function Terms() {
  return (
    <Prose>
      <p>
        <strong>
          Larder is a student educational project. There is no commercial activity and there are no
          real financial transactions.
        </strong>
      </p>
      <ul>
        <li>
          Prices, stock and stores are there to show how the product works. Nothing is charged.
        </li>
        <li>An order is no contract of sale and gives nobody a right to goods or to payment.</li>
        <li>
          Calories, times and amounts are estimates. Check labels yourself if an allergy or your
          health depends on them.
        </li>
        <li>
          Use an account of your own, write nothing harmful into names and recipes, and leave other
          people’s data alone. Whoever does not may lose the account.
        </li>
        <li>
          The product comes as it is, without any warranty, and may change or stop at any time.
        </li>
      </ul>
    </Prose>
  );
}

function Vendors() {
  return (
    <Prose>
      <p>
        With a vendor account you run one or more stores.{' '}
        <Link to="/vendor/register">Open one</Link> or{' '}
        <Link to="/vendor/login">log in as a vendor</Link>.
      </p>
      <ul>
        <li>
          <strong>Create a store</strong> with its address and place on the map, for delivery or for
          pickup. Shoppers see it when they are near enough.
        </li>
        <li>
          <strong>Add products</strong> from the shared catalogue with your own price and stock, and
          change both whenever you like.
        </li>
        <li>
          <strong>Answer orders:</strong> accept or reject what is pending, and mark what is done as
          delivered. Accepting too late is no drama; the shopper sees every step.
        </li>
      </ul>
      <p>
        Something missing in the catalogue? Administrators add ingredients; ask them for the name,
        the pack size and its unit.
      </p>
    </Prose>
  );
}

function About() {
  return (
    <Prose>
      <p>
        Cooking starts with a dish and ends in front of a shelf. Larder closes the gap: choose what
        sounds good, get one list for all of it, and see which store nearby has it for less.
      </p>
      <p>
        We built it to learn how a shop works from end to end: recipes, quantities, prices, stock
        and orders, for shoppers, vendors and administrators. It earns no money and is not meant to.
      </p>
    </Prose>
  );
}
