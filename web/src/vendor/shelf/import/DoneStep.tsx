import type { Store } from '@larder/shared/stores/storeParts.model';
import clsx from 'clsx';
import {
  Check,
  Eye,
  FileDown,
  FileUp,
  type LucideIcon,
  PackagePlus,
  Store as StoreIcon,
  Tags,
  Undo2,
  Warehouse,
} from 'lucide-react';

import { countOf } from '#parts/tables/csvWords.ts';
import { numberText } from '#platform/page/counts.ts';
import { Button } from '#ui/Button.tsx';
import { LinkButton } from '#ui/LinkButton.tsx';
import { TitledCard } from '#ui/TitledCard.tsx';
import type { ShelfSaved } from '#vendor/shelf/queries/shelfFile.ts';
import { groupOf, type SeenRow } from '#vendor/shelf/rules/shelfAnswers.ts';
import { isMendable, outcomeOf } from '#vendor/shelf/rules/shelfOutcome.ts';

type DoneStepProps = {
  store: Store;
  rows: readonly SeenRow[];
  saved: ShelfSaved;
  onDownload: () => void;
  /** Goes back to the rows that are left. */
  onLookAt: () => void;
  onAnother: () => void;
  onUndo: () => void;
  isUndoing: boolean;
};

/** What was saved, and what can be done now. */
export function DoneStep(props: DoneStepProps) {
  const { store, rows, saved, onDownload, onLookAt, onAnother, onUndo, isUndoing } = props;
  const left = rows.filter((row) => groupOf(row) === 'queue').length;
  const refused = rows.filter(isMendable).length - left + saved.left_out.length;
  const isIn = rows.filter((row) => outcomeOf(row) !== 'left_out').length - saved.left_out.length;
  const { created, added, price_changed, stock_changed } = saved.counts;
  return (
    <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,1fr)_18rem]">
      <section aria-labelledby="saved" className="card overflow-clip">
        <div className="flex items-center gap-4 border-b border-line px-5 py-5">
          <span className="grid size-14 flex-none place-items-center rounded-full bg-brand-soft text-on-brand-soft">
            <Check aria-hidden="true" size={26} strokeWidth={2.5} />
          </span>
          <div>
            <h2 id="saved" className="num text-xl">
              {numberText(isIn)} of {countOf(rows.length, 'row is', 'rows are')} in
            </h2>
            <p className="text-sm text-ink-2">{store.name} · on sale now</p>
          </div>
        </div>
        <dl className="divide-y divide-line">
          <Figure icon={PackagePlus} count={added} name="new on the shelf">
            {countOf(created, 'product of your own was made', 'products of your own were made')}
          </Figure>
          <Figure icon={Tags} count={price_changed} name="prices changed" />
          <Figure icon={Warehouse} count={stock_changed} name="stock counts set" />
          {refused > 0 && (
            <Figure icon={FileDown} count={refused} name="left out, with reasons" isOpen>
              mend them and bring them in as they are
            </Figure>
          )}
          {left > 0 && (
            <Figure icon={Eye} count={left} name="left for later" isOpen>
              kept for 7 days, not on the shelf
            </Figure>
          )}
        </dl>
        <div className="flex flex-wrap gap-2.5 border-t border-line px-5 py-4">
          <LinkButton to={`/vendor/inventory?store=${store.store_id}`} icon={StoreIcon}>
            See the shelf
          </LinkButton>
          {left > 0 && (
            <Button variant="outline" icon={Eye} onClick={onLookAt}>
              Look at {countOf(left, 'row')}
            </Button>
          )}
          {refused + left > 0 && (
            <Button variant="outline" icon={FileDown} onClick={onDownload}>
              Download what is left
            </Button>
          )}
          <Button
            variant="ghost"
            icon={Undo2}
            className="ml-auto"
            busy={isUndoing}
            onClick={onUndo}
          >
            Undo import
          </Button>
        </div>
      </section>
      <TitledCard title="Next time">
        <p className="mt-1.5 mb-3 text-sm text-ink-2">
          Your answers are remembered: the next file asks only what is new.
        </p>
        <Button variant="soft" icon={FileUp} className="w-full" onClick={onAnother}>
          Import another file
        </Button>
      </TitledCard>
    </div>
  );
}

type FigureProps = {
  icon: LucideIcon;
  count: number;
  name: string;
  /** Something is left to do. */
  isOpen?: boolean;
  children?: string;
};

function Figure({ icon: Icon, count, name, isOpen = false, children }: FigureProps) {
  return (
    <div
      className={clsx(
        'grid grid-cols-[1.25rem_4rem_minmax(0,1fr)] items-center gap-x-4 px-5 py-3',
        isOpen && 'bg-honey-soft/50',
      )}
    >
      <Icon aria-hidden="true" size={20} className={isOpen ? 'text-on-honey-soft' : 'text-brand'} />
      <dd className="num text-right font-display text-lg font-bold">{numberText(count)}</dd>
      <dt className="order-last text-sm leading-snug font-semibold">
        {name}
        {children !== undefined && (
          <span className="block text-xs font-normal text-ink-2">{children}</span>
        )}
      </dt>
    </div>
  );
}
