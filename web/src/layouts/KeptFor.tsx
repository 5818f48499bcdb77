import { LockKeyhole } from 'lucide-react';
import { useState } from 'react';
import { useLocation } from 'react-router';

import { toast } from '#platform/page/toast.ts';
import { loginState } from '#platform/session/returnPath.ts';
import { type KeptPerson, keptFor } from '#platform/stored/keptFor.ts';
import { forgetPerson, KEPT_DAYS, waitingWords } from '#platform/stored/keptOf.ts';
import { isKept } from '#platform/stored/owner.ts';
import { Button } from '#ui/Button.tsx';
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx';
import { LinkButton } from '#ui/LinkButton.tsx';

/** Of the people who left last so many are shown; a press shows the others. */
const SHOWN = 2;

/** Asks those to sign in whose session has ended here and whose things this browser keeps unseen. */
export function KeptFor() {
  const people = keptFor.use().filter(({ id }) => isKept(id));
  const [showsAll, setShowsAll] = useState(false);
  const shown = showsAll ? people : people.slice(-SHOWN);
  const others = people.length - shown.length;
  return (
    <>
      {shown.map((person) => (
        <Kept key={person.id} person={person} />
      ))}
      {others > 0 && (
        <div className="wrap pt-2">
          <Button variant="outline" size="sm" onClick={() => setShowsAll(true)}>
            {others} more {others === 1 ? 'person' : 'people'} left something here
          </Button>
        </div>
      )}
    </>
  );
}

const LOGINS = { user: '/login', vendor: '/vendor/login', admin: '/admin/login' } as const;

function Kept({ person: { id, name, role } }: { person: KeptPerson }) {
  const location = useLocation();
  const [asks, setAsks] = useState(false);
  const first = name.split(' ')[0] ?? '';
  const waiting = waitingWords(id);
  const who = first === '' ? 'again' : `as ${first}`;
  const whose = first === '' ? 'what was made here' : `${first}’s things`;
  function discard(): void {
    forgetPerson(id);
    toast.success('Discarded what was kept here');
  }
  return (
    <section
      aria-label={first === '' ? 'Signed out' : `${first} is signed out`}
      className="wrap pt-2"
    >
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-md bg-info-soft px-4 py-3 text-sm font-medium text-on-info-soft">
        <LockKeyhole aria-hidden="true" size={19} className="flex-none" />
        <p className="min-w-48 flex-1">
          Sign in {who} to see {role === 'user' ? 'your list' : 'where you were'}.
          {waiting.length > 0 && ` ${isOrAre(waiting, first)}`}
        </p>
        <div className="flex flex-wrap gap-2">
          {location.pathname !== LOGINS[role] && (
            <LinkButton to={LOGINS[role]} state={loginState(location)} size="sm">
              Sign in {who}
            </LinkButton>
          )}
          <Button variant="outline" size="sm" onClick={() => setAsks(true)}>
            Not {first === '' ? 'you' : first}? Discard what is kept here
          </Button>
        </div>
      </div>
      {asks && (
        <ConfirmDialog
          title={`Discard ${whose}?`}
          confirmLabel="Discard"
          cancelLabel="Keep"
          onConfirm={discard}
          onCancel={() => setAsks(false)}
        >
          List, carts, notes and drafts that this browser keeps are removed.{' '}
          {waiting.length > 0 && `Not sent, and lost then: ${waiting.join(', ')}. `}
          What is in the account stays there. Otherwise they wait here for {KEPT_DAYS} days.
        </ConfirmDialog>
      )}
    </section>
  );
}

/** "3 changes to the list wait for Ada." */
function isOrAre(waiting: readonly string[], first: string): string {
  const isOne = waiting.length === 1 && waiting[0]?.startsWith('1 ');
  return `${waiting.join(', ')} ${isOne ? 'waits' : 'wait'} for ${first || 'you'}.`;
}
