import { SelectField } from '#ui/fields/SelectField.tsx';

/** Miles; "any" is unlimited. Source: docs/deviations.md, row 14. */
const RADII = ['5', '10', '25', '50', 'any'] as const;

/** Miles around the place; null for any distance. */
export function RadiusField({
  radius,
  isBusy,
  onChoose,
}: {
  radius: number | null;
  isBusy: boolean;
  onChoose: (radius: number | null) => void;
}) {
  return (
    <SelectField
      label="Search radius"
      hideLabel
      shape="pill"
      aria-busy={isBusy}
      value={radius === null ? 'any' : String(radius)}
      onChange={({ target }) => onChoose(target.value === 'any' ? null : Number(target.value))}
    >
      {RADII.map((miles) => (
        <option key={miles} value={miles}>
          {miles === 'any' ? 'Any distance' : `Within ${miles} miles`}
        </option>
      ))}
    </SelectField>
  );
}
