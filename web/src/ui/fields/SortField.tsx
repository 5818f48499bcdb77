import { SelectField } from './SelectField.tsx';

/** A select for the order of a list: `titles` has the label of each order, in the order shown. */
export function SortField<S extends string>({
  titles,
  value,
  onChange,
  className = 'w-full sm:w-44',
}: {
  titles: Readonly<Record<S, string>>;
  value: S;
  onChange: (by: S) => void;
  className?: string;
}) {
  const sorts = Object.keys(titles).filter((by): by is S => by in titles);
  return (
    <SelectField
      label="Sort"
      hideLabel
      shape="pill"
      className={className}
      value={value}
      onChange={(event) => onChange(sorts.find((by) => by === event.target.value) ?? value)}
    >
      {sorts.map((by) => (
        <option key={by} value={by}>
          {titles[by]}
        </option>
      ))}
    </SelectField>
  );
}
