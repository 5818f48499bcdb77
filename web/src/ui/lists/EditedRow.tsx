import { Check } from 'lucide-react';
import type { FormEvent, ReactNode } from 'react';

import { Button } from '#ui/Button.tsx';

import { useIsTable } from './DataRow.tsx';
import { Td, Tr } from './Table.tsx';

type EditedRowProps = {
  id: string;
  /** The id of the form that the boxes belong to. Enter in a box saves. */
  form: string;
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  onCancel: () => void;
  isSaving: boolean;
  /** The cells before the buttons. */
  cells: readonly ReactNode[];
  below?: ReactNode;
  /** The card's content above its buttons. */
  card: ReactNode;
};

/** A row of a `DataList` in edit mode. */
export function EditedRow({
  id,
  form,
  onSubmit,
  onCancel,
  isSaving,
  cells,
  below,
  card,
}: EditedRowProps) {
  const isTable = useIsTable();
  const width = isTable ? undefined : 'flex-1';
  const buttons = (
    <form
      id={form}
      noValidate
      onSubmit={onSubmit}
      className={isTable ? 'flex justify-end gap-1.5' : 'mt-3 flex gap-2'}
    >
      <Button type="submit" icon={Check} busy={isSaving} className={width}>
        Save
      </Button>
      <Button variant={isTable ? 'ghost' : 'outline'} className={width} onClick={onCancel}>
        Cancel
      </Button>
    </form>
  );
  if (!isTable)
    return (
      <li data-row={id} className="bg-brand-soft/45 p-4">
        {card}
        {buttons}
      </li>
    );
  return (
    <>
      <Tr tone="brand" data-row={id} className="align-top">
        {cells.map((cell, column) => (
          <Td key={column}>{cell}</Td>
        ))}
        <Td>{buttons}</Td>
      </Tr>
      {below && (
        <tr className="bg-brand-soft/45">
          <Td colSpan={cells.length + 1} className="pt-0">
            {below}
          </Td>
        </tr>
      )}
    </>
  );
}
