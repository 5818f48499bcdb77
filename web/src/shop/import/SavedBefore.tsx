import { dateText } from '#platform/page/dates.ts';
import { Button } from '#ui/Button.tsx';
import { LinkButton } from '#ui/LinkButton.tsx';
import { Modal } from '#ui/Modal.tsx';

import type { Before } from './savedBeforeError.ts';

type SavedBeforeProps = {
  before: Before;
  isSaving: boolean;
  onSave: (how: 'replace' | 'keep') => void;
  onClose: () => void;
};

/** Asks what to do with a recipe that was saved from the same address. */
export function SavedBefore({ before, isSaving, onSave, onClose }: SavedBeforeProps) {
  const { recipe_id, title, saved_at } = before;
  return (
    <Modal
      title={`You saved this on ${dateText(new Date(saved_at))}`}
      text={title}
      closeLabel="Cancel"
      onClose={onClose}
      footer={
        <>
          <Button variant="outline" busy={isSaving} onClick={() => onSave('keep')}>
            Keep Both
          </Button>
          <Button busy={isSaving} onClick={() => onSave('replace')}>
            Replace
          </Button>
        </>
      }
    >
      <p className="pt-3 text-ink-2">
        Replace it with what is here, keep both, or open the one you have.
      </p>
      <LinkButton to={`/recipe/${recipe_id}`} variant="soft" className="mt-4">
        Open the Saved One
      </LinkButton>
    </Modal>
  );
}
