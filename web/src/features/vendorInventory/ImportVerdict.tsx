import { editsOf, type PlannedRow } from '@larder/shared/domain/inventoryPlan';
import { FileDown, Upload } from 'lucide-react';
import { useState } from 'react';

import { Button } from '#ui/Button';
import { Checkbox } from '#ui/Checkbox';

import { countOf } from './importWords.ts';

type ImportVerdictProps = {
  plan: readonly PlannedRow[];
  isImporting: boolean;
  onImport: () => void;
  onDownload: () => void;
};

export function ImportVerdict({ plan, isImporting, onImport, onDownload }: ImportVerdictProps) {
  const [confirmed, setConfirmed] = useState('');
  const errors = plan.filter(({ fate }) => fate === 'error').length;
  const changes = editsOf(plan).length;
  const steep = plan.filter(({ isSteep }) => isSteep);
  const question = JSON.stringify(steep.map(({ ingredient_id, after }) => [ingredient_id, after]));
  const isConfirmed = steep.length === 0 || confirmed === question;
  const isReady = changes > 0 && isConfirmed;
  return (
    <div className="card flex flex-wrap items-center gap-x-5 gap-y-3 px-5 py-4">
      <div className="min-w-0 flex-1 basis-64">
        <output className="font-medium">{verdictWords({ errors, changes })}</output>
        {steep.length > 0 && (
          <Checkbox
            className="mt-2"
            label={`${countOf(steep.length, 'price changes', 'prices change')} by more than half, and that is right.`}
            checked={isConfirmed}
            onChange={({ target }) => setConfirmed(target.checked ? question : '')}
          />
        )}
      </div>
      {errors > 0 && (
        <Button variant="outline" icon={FileDown} onClick={onDownload}>
          Download {countOf(errors, 'row')} with reasons
        </Button>
      )}
      <Button
        icon={Upload}
        busy={isImporting}
        aria-disabled={!isReady}
        onClick={() => isReady && onImport()}
      >
        {buttonWords({ errors, changes })}
      </Button>
    </div>
  );
}

function verdictWords({ errors, changes }: { errors: number; changes: number }): string {
  const wrong = countOf(errors, 'row has an error', 'rows have errors');
  if (errors > 0)
    return changes === 0
      ? `${wrong}. Correct the file and choose it again; there is nothing else to import.`
      : `${wrong}. Correct the file and choose it again, or import the good rows alone.`;
  return changes === 0
    ? 'There is nothing to import: the shelf already is what the file says.'
    : 'This is what will change. Nothing has been imported yet.';
}

function buttonWords({ errors, changes }: { errors: number; changes: number }): string {
  if (changes === 0) return 'Import';
  const words = countOf(changes, 'change');
  return errors === 0 ? `Import ${words}` : `Import good rows (${words})`;
}
