import { Checkbox } from '#ui/fields/Checkbox.tsx';

type Selection = {
  has: (id: string) => boolean;
  toggle: (id: string, asRange?: boolean) => void;
  togglePage: () => void;
};

/** Selects a row; with Shift, all rows from the one pressed last. */
export function SelectBox({
  id,
  label,
  selection,
}: {
  id: string;
  label: string;
  selection: Selection;
}) {
  return (
    <Checkbox
      hideLabel
      label={label}
      className="-my-2"
      data-selects
      checked={selection.has(id)}
      onChange={({ nativeEvent }) =>
        selection.toggle(id, nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)
      }
    />
  );
}

/** Selects all rows of a list, or none. */
export function SelectAllBox({
  ids,
  label,
  selection,
}: {
  ids: readonly string[];
  label: string;
  selection: Selection;
}) {
  const chosen = ids.filter(selection.has).length;
  return (
    <Checkbox
      hideLabel
      label={label}
      checked={chosen === ids.length}
      isMixed={chosen > 0 && chosen < ids.length}
      onChange={selection.togglePage}
    />
  );
}
