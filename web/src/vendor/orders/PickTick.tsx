import { isWeighed } from '@larder/shared/orders/weighing';
import { useState } from 'react';

import { Checkbox } from '#ui/fields/Checkbox.tsx';
import { isPicked, type PickLine } from '#vendor/orders/rules/ordersPicking.ts';

import { WeightDialog } from './WeightDialog.tsx';

/** The box of a line. What is sold by weight is not ticked without: the press asks for it. */
export function PickTick({
  line,
  label,
  onPick,
}: {
  line: PickLine;
  label: string;
  onPick: (line: PickLine, picked: boolean) => void;
}) {
  const [isWeighing, setWeighing] = useState(false);
  const [first] = line.of;
  const isDone = isPicked(line);
  return (
    <>
      <Checkbox
        hideLabel
        label={label}
        checked={isDone}
        isMixed={line.taken > 0 && !isDone}
        onChange={({ target }) =>
          target.checked && !isWeighed(line) ? setWeighing(true) : onPick(line, target.checked)
        }
      />
      {isWeighing && first && (
        <WeightDialog order_id={first.order_id} line={line} onClose={() => setWeighing(false)} />
      )}
    </>
  );
}
