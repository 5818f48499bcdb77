import { ratioWords, type Swap } from '@larder/shared/food/substitutes';
import { ChevronDown } from 'lucide-react';
import { useId, useState } from 'react';

/** More would be a list of its own. */
const MAX_SHOWN = 3;

type Substitute = Swap & { readonly ingredient_id: string; readonly name: string };

/** A quiet button on the line of a food that shows what stands for it; nothing where nothing does. */
export function InsteadOf({
  name,
  substitutes,
}: {
  name: string;
  substitutes: readonly Substitute[];
}) {
  const [isOpen, setIsOpen] = useState(false);
  const panel = useId();
  if (substitutes.length === 0) return null;
  return (
    <div className="pl-13 text-sm print:hidden">
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={panel}
        className="relative inline-flex items-center gap-1 text-xs text-ink-2 after:absolute after:-inset-x-2 after:-inset-y-3 hover:text-ink"
        onClick={() => setIsOpen(!isOpen)}
      >
        <span>
          Instead<span className="sr-only"> of {name}</span>
        </span>
        <ChevronDown aria-hidden="true" size={15} className={isOpen ? 'rotate-180' : undefined} />
      </button>
      <ul
        id={panel}
        hidden={!isOpen}
        aria-label={`Instead of ${name}`}
        className="space-y-1 pt-1.5"
      >
        {substitutes.slice(0, MAX_SHOWN).map((one) => (
          <li key={one.ingredient_id} className="leading-snug break-words text-ink-2">
            <strong className="font-semibold text-ink">{one.name}</strong>: {swapWords(one)}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** "the same amount; firmer". */
function swapWords(swap: Swap): string {
  return `${ratioWords(swap)}; ${swap.changes}`;
}
