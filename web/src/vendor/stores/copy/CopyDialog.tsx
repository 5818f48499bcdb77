import { COPIED_PARTS, type CopiedPart } from '@larder/shared/stores/copyStore.calls';
import type { Store } from '@larder/shared/stores/storeParts.model';
import { Copy } from 'lucide-react';
import { useId, useState } from 'react';

import { countOf } from '#parts/tables/csvWords.ts';
import { useAuth } from '#platform/session/session.ts';
import { Button } from '#ui/Button.tsx';
import { Checkbox } from '#ui/fields/Checkbox.tsx';
import { Modal } from '#ui/Modal.tsx';
import { Notice } from '#ui/Notice.tsx';
import type { CopyOutcome } from '#vendor/stores/queries/copyStore.ts';

import { type CopyPlan, isNothing, planCopy, planWords } from './copyPlan.ts';
import { outcomeWords, useCopyStore } from './useCopyStore.ts';

const PARTS: Readonly<Record<CopiedPart, { title: string; text: string }>> = {
  items: {
    title: 'Items that are missing there',
    text: 'With their prices. They start with a stock of 0: stock is never copied.',
  },
  prices: { title: 'Prices', text: 'Of the items that both stores have.' },
  hours: { title: 'Opening hours and holidays', text: 'In place of theirs.' },
  slots: { title: 'Slots', text: 'In place of theirs, without days on which they are closed.' },
};

type CopyDialogProps = { store: Store; others: readonly Store[]; onClose: () => void };

/** Asks what of a store is copied to which others, and says what that changes in each. */
export function CopyDialog({ store, others, onClose }: CopyDialogProps) {
  const isOwner = useAuth().position === 'owner';
  const [parts, setParts] = useState<readonly CopiedPart[]>(['items']);
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const { copy, isSending, outcomes } = useCopyStore(store, onClose);
  const offered = COPIED_PARTS.filter((part) => isOwner || part === 'items' || part === 'prices');
  const plans = others.map((other) => ({ other, plan: planCopy(store, other, parts) }));
  const into = plans
    .filter(({ other, plan }) => chosen.includes(other.store_id) && !isNothing(plan))
    .map(({ other }) => other);

  return (
    <Modal
      title="Copy to other stores"
      text={`What ${store.name} has. Each store says what changes there.`}
      closeLabel="Cancel"
      onClose={onClose}
      footer={
        <Button
          icon={Copy}
          busy={isSending}
          aria-disabled={into.length === 0}
          onClick={() => {
            if (into.length > 0) copy(into, parts);
          }}
        >
          {buttonWords({ parts, chosen, into })}
        </Button>
      }
    >
      <div className="space-y-5 pt-1">
        <NotCopied outcomes={outcomes} />
        <fieldset>
          <legend className="font-semibold">What to copy</legend>
          {offered.map((part) => (
            <Choice
              key={part}
              title={PARTS[part].title}
              text={hasPart(store, part) ? PARTS[part].text : 'This store has none.'}
              isOn={parts.includes(part)}
              isDisabled={!hasPart(store, part)}
              onChange={(isOn) =>
                setParts(COPIED_PARTS.filter((one) => (one === part ? isOn : parts.includes(one))))
              }
            />
          ))}
        </fieldset>
        <fieldset>
          <legend className="font-semibold">Stores</legend>
          <StoreChoices plans={plans} chosen={chosen} onChoose={setChosen} />
        </fieldset>
      </div>
    </Modal>
  );
}

/** What was copied into each store, and why not; nothing unless a store refused. */
function NotCopied({ outcomes }: { outcomes: readonly CopyOutcome[] }) {
  if (outcomes.every(({ reason }) => reason === undefined)) return null;
  return (
    <Notice tone="danger">
      <p>Not everything could be copied.</p>
      <ul className="mt-1 list-disc pl-5 font-normal">
        {outcomes.map((outcome) => (
          <li key={outcome.store.store_id}>
            {outcome.store.name}: {outcome.reason ?? outcomeWords([outcome])}
          </li>
        ))}
      </ul>
    </Notice>
  );
}

function StoreChoices({
  plans,
  chosen,
  onChoose,
}: {
  plans: readonly { other: Store; plan: CopyPlan }[];
  chosen: readonly string[];
  onChoose: (store_ids: readonly string[]) => void;
}) {
  return (
    <>
      {plans.length > 1 && (
        <Checkbox
          label={`All ${plans.length} stores`}
          checked={chosen.length === plans.length}
          isMixed={chosen.length > 0 && chosen.length < plans.length}
          onChange={({ target }) =>
            onChoose(target.checked ? plans.map(({ other }) => other.store_id) : [])
          }
        />
      )}
      {plans.map(({ other: { store_id, name }, plan }) => (
        <Choice
          key={store_id}
          title={name}
          text={planWords(plan)}
          isOn={chosen.includes(store_id)}
          onChange={(isOn) =>
            onChoose(isOn ? [...chosen, store_id] : chosen.filter((one) => one !== store_id))
          }
        />
      ))}
    </>
  );
}

function Choice({
  title,
  text,
  isOn,
  isDisabled = false,
  onChange,
}: {
  title: string;
  text: string;
  isOn: boolean;
  isDisabled?: boolean;
  onChange: (isOn: boolean) => void;
}) {
  const id = useId();
  return (
    <div>
      <Checkbox
        label={title}
        checked={isOn}
        disabled={isDisabled}
        aria-describedby={id}
        onChange={({ target }) => onChange(target.checked)}
      />
      <p id={id} className="num -mt-2 pb-1 pl-9 text-sm text-ink-2">
        {text}
      </p>
    </div>
  );
}

/** Whether a store has something of this that another one can get. */
function hasPart({ items, hours, slots }: Store, part: CopiedPart): boolean {
  if (part === 'hours') return Boolean(hours);
  if (part === 'slots') return Boolean(slots);
  return items.length > 0;
}

function buttonWords({
  parts,
  chosen,
  into,
}: {
  parts: readonly CopiedPart[];
  chosen: readonly string[];
  into: readonly Store[];
}): string {
  if (parts.length === 0) return 'Choose what to copy';
  if (chosen.length === 0) return 'Choose a store';
  return into.length === 0 ? 'Nothing to change' : `Copy to ${countOf(into.length, 'store')}`;
}
