import { LIMITS } from '@larder/shared/basics/validation';

import { TextArea } from '#ui/fields/TextArea.tsx';

/** The recipe's notes, editable. */
export function ReviewNotes({
  notes,
  onChange,
}: {
  notes: string;
  onChange: (notes: string) => void;
}) {
  return (
    <section aria-label="Notes" className="card p-5">
      <TextArea
        label="Notes"
        name="notes"
        rows={3}
        maxLength={LIMITS.longText}
        value={notes}
        onChange={({ target }) => onChange(target.value)}
      />
    </section>
  );
}
