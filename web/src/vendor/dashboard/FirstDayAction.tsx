import type { Store } from '@larder/shared/stores/storeParts.model';
import { FileSpreadsheet, PackagePlus } from 'lucide-react';

import { useDeviceNotices } from '#account/queries/useDeviceNotices.ts';
import { beep } from '#platform/page/beep.ts';
import { Button } from '#ui/Button.tsx';
import { LinkButton } from '#ui/LinkButton.tsx';

import { DOING, type FirstDayStep, type Step, STEP_TITLES } from './rules/firstDay.ts';

type FirstDayActionProps = { step: Step; store: Store | undefined; isNext: boolean };

/** The way to the page of a step, for whoever may do it; the next one has the filled button. */
export function FirstDayAction({ step, store, isNext }: FirstDayActionProps) {
  const { name, state, mayDo } = step;
  const to = pageOf(name, store);
  if (!mayDo || to === undefined || state === 'unknown' || state === 'reading') return null;
  if (state === 'done')
    return (
      <LinkButton to={to} variant="ghost" aria-label={`Edit ${STEP_TITLES[name]}`}>
        Edit
      </LinkButton>
    );
  if (name === 'notices') return <NoticesAction to={to} isNext={isNext} />;
  if (name === 'shelf' && store && isNext) return <ShelfActions store={store} />;
  return (
    <LinkButton to={to} variant={isNext ? 'primary' : 'outline'}>
      {DOING[name]}
    </LinkButton>
  );
}

/** Where a step is done; undefined while there is no store to do it in. */
function pageOf(name: FirstDayStep, store: Store | undefined): string | undefined {
  if (name === 'notices') return '/vendor/account';
  if (name === 'staff') return '/vendor/staff?step=staff';
  if (!store) return name === 'store' ? '/vendor/store?step=store' : undefined;
  const of = `store=${store.store_id}`;
  if (name === 'slots') return `/vendor/slots?${of}&step=slots`;
  return name === 'shelf' ? `/vendor/store?${of}` : `/vendor/store?${of}&step=${name}`;
}

function ShelfActions({ store: { store_id } }: { store: Store }) {
  return (
    <div className="grid w-full gap-3 sm:grid-cols-2 sm:pl-12">
      <LinkButton
        to={`/vendor/inventory/import?store=${store_id}`}
        size="lg"
        icon={FileSpreadsheet}
        className="justify-start rounded-lg text-left"
      >
        <TwoLines title="Import from your till" text="Square, Shopify, Lightspeed, CSV" />
      </LinkButton>
      <LinkButton
        to={`/vendor/add-inventory?store=${store_id}`}
        size="lg"
        variant="outline"
        icon={PackagePlus}
        className="justify-start rounded-lg text-left"
      >
        <TwoLines title="Add by hand" text="one product after the other" />
      </LinkButton>
    </div>
  );
}

function TwoLines({ title, text }: { title: string; text: string }) {
  return (
    <span className="min-w-0">
      <span className="block">{title}</span>
      <span className="block text-xs font-normal">{text}</span>
    </span>
  );
}

/** On this device where it can show notices: the sound, then the browser's question. Elsewhere the account's page has mails. */
function NoticesAction({ to, isNext }: { to: string; isNext: boolean }) {
  const { state, allow, isAllowing } = useDeviceNotices();
  const variant = isNext ? 'primary' : 'outline';
  if (state !== 'off')
    return (
      <LinkButton to={to} variant={variant}>
        {DOING.notices}
      </LinkButton>
    );
  return (
    <Button
      variant={variant}
      busy={isAllowing}
      onClick={() => {
        beep();
        allow();
      }}
    >
      {DOING.notices}
    </Button>
  );
}
