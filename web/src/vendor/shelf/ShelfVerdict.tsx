import { Upload } from 'lucide-react';
import { type ReactNode, useState } from 'react';

import { countOf } from '#parts/tables/csvWords.ts';
import { Button } from '#ui/Button.tsx';
import { Checkbox } from '#ui/fields/Checkbox.tsx';
import { editsOf, type PlannedRow } from '#vendor/shelf/rules/inventoryPlan.ts';

/** Rows with errors, and rows that change. */
export type VerdictCounts = { errors: number; changes: number };

type ShelfVerdictProps = {
  plan: readonly PlannedRow[];
  /** What the plan means as a whole, and the text of the button. */
  words: (counts: VerdictCounts) => { verdict: string; button: string };
  isSending: boolean;
  onSend: () => void;
  /** Another button, for rows with errors. */
  children?: ReactNode;
};

/** Carries out a plan, without its rows with errors. Prices that change by more than half are asked about once. */
export function ShelfVerdict({ plan, words, isSending, onSend, children }: ShelfVerdictProps) {
  const [confirmed, setConfirmed] = useState('');
  const errors = plan.filter(({ fate }) => fate === 'error').length;
  const changes = editsOf(plan).length;
  const steep = plan.filter(({ isSteep }) => isSteep);
  const question = JSON.stringify(steep.map(({ ingredient_id, after }) => [ingredient_id, after]));
  const isConfirmed = steep.length === 0 || confirmed === question;
  const isReady = changes > 0 && isConfirmed;
  const { verdict, button } = words({ errors, changes });
  return (
    <div className="card flex flex-wrap items-center gap-x-5 gap-y-3 px-5 py-4">
      <div className="min-w-0 flex-1 basis-64">
        <output className="font-medium">{verdict}</output>
        {steep.length > 0 && (
          <Checkbox
            className="mt-2"
            label={`${countOf(steep.length, 'price changes', 'prices change')} by more than half, and that is right.`}
            checked={isConfirmed}
            onChange={({ target }) => setConfirmed(target.checked ? question : '')}
          />
        )}
      </div>
      {errors > 0 && children}
      <Button
        icon={Upload}
        busy={isSending}
        aria-disabled={!isReady}
        onClick={() => isReady && onSend()}
      >
        {button}
      </Button>
    </div>
  );
}
