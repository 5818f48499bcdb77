import { placesIn } from '@larder/shared/stores/shelfCells';
import type { ShelfColumns } from '@larder/shared/stores/shelfColumns';
import type { Store } from '@larder/shared/stores/storeParts.model';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';

import type { TableChoice } from '#parts/tables/readTable.ts';
import { useSubmit } from '#platform/forms/useSubmit.ts';
import { wordsFor } from '#platform/http/apiError.ts';
import { rememberMappingMutation } from '#vendor/shelf/queries/shelfFile.ts';
import {
  answerColumn,
  asMapped,
  doubtfulNumber,
  mappingOf,
  rowsOf,
  withPreset,
} from '#vendor/shelf/rules/shelfWork.ts';
import type { ShelfDraft, ShelfWork } from '#vendor/shelf/state/shelfDrafts.ts';
import { zoneOf } from '#vendor/stores/rules/storeZone.ts';

import type { FileColumn } from './ColumnRow.tsx';
import { ColumnsStep } from './ColumnsStep.tsx';
import { FileQuestions } from './FileQuestions.tsx';
import { FileReading } from './FileReading.tsx';
import { FirstRow } from './FirstRow.tsx';

type FileColumnsProps = {
  store: Store;
  draft: ShelfDraft;
  found: ShelfColumns;
  /** Whether the file is being read again. */
  isReading: boolean;
  onReading: (choice: TableChoice) => void;
  onChange: (change: (work: ShelfWork) => ShelfWork) => void;
  onBack: () => void;
  onNext: () => void;
};

/** The columns of the chosen file, with what is asked about it. */
export function FileColumns(props: FileColumnsProps) {
  const { store, draft, found, onChange, onNext } = props;
  const { file, work } = draft;
  const client = useQueryClient();
  const [isRemembered, setRemembered] = useState(true);
  const { submit: remember } = useSubmit(rememberMappingMutation(client), {
    failed: (_, error) => `The columns were not remembered. ${wordsFor(error)}`,
    alwaysToast: true,
  });
  const zone = zoneOf(store);
  const { rows, facts } = useMemo(() => rowsOf(file, work, zone), [file, work, zone]);
  const places = useMemo(() => placesIn(file.cells, asMapped(work.fields)), [file, work.fields]);
  const set = (more: Partial<ShelfWork>) => onChange((before) => ({ ...before, ...more }));
  const [first] = rows;

  function goOn(): void {
    const { store_id } = store;
    const mapping = isRemembered ? mappingOf(file.cells, { work, store_id }) : undefined;
    if (mapping) void remember(mapping);
    onNext();
  }
  return (
    <ColumnsStep
      columns={columnsOf(found, work)}
      preset={found.preset}
      onField={(at, field) =>
        onChange((before) => answerColumn(before, { at, field, columns: found.columns }))
      }
      isRemembered={isRemembered}
      onRemember={setRemembered}
      questions={
        <>
          <FileReading
            file={file}
            isReading={props.isReading}
            onReading={props.onReading}
            preset={found.preset}
            presets={found.presets}
            onPreset={(preset) =>
              onChange((before) => withPreset({ file, work: before }, { store, preset }))
            }
          />
          <FileQuestions
            isHeaded={work.isHeaded}
            isDoubtful={!found.isHeaded}
            onHeaded={(isHeaded) => set({ isHeaded })}
            places={places}
            place={work.place}
            storeName={store.name}
            onPlace={(place) => set({ place })}
            doubtful={doubtfulNumber(rows, facts.decimal)}
            decimal={work.decimal}
            onDecimal={(decimal) => set({ decimal })}
          />
        </>
      }
      firstRow={first && <FirstRow store_id={store.store_id} cells={first} facts={facts} />}
      onBack={props.onBack}
      onNext={goOn}
    />
  );
}

function columnsOf({ columns }: ShelfColumns, work: ShelfWork): FileColumn[] {
  return columns.map(({ heading, samples }, at) => ({
    at,
    heading: heading === '' ? `Column ${at + 1}` : heading,
    samples,
    field: work.fields[at] ?? null,
    isUnsure: work.unsure.includes(at),
  }));
}
