import { Button } from '#ui/Button.tsx';

/** The footer of a dialog with a form: Cancel, and Save, which submits the form of this id. */
export function SaveButtons({
  form,
  busy = false,
  onCancel,
}: {
  form: string;
  busy?: boolean;
  onCancel: () => void;
}) {
  return (
    <>
      <Button variant="ghost" onClick={onCancel}>
        Cancel
      </Button>
      <Button type="submit" form={form} busy={busy}>
        Save
      </Button>
    </>
  );
}
