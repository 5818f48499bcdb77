import { Button } from '#ui/Button.tsx';

type StoreFormButtonsProps = { busy: boolean; isComplete: boolean; onCancel: () => void };

/** Save keeps the focus and names what is missing, also while the form is not complete. */
export function StoreFormButtons({ busy, isComplete, onCancel }: StoreFormButtonsProps) {
  return (
    <>
      <Button variant="outline" onClick={onCancel}>
        Cancel
      </Button>
      <Button type="submit" busy={busy} aria-disabled={!isComplete}>
        Save
      </Button>
    </>
  );
}
