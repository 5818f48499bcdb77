import { ListChecks } from 'lucide-react';

/** In the card of a recipe whose ingredients are on the grocery list. */
export function OnList() {
  return (
    <p className="mt-1.5 flex items-center gap-1.5 text-xs font-semibold text-ink sm:text-sm">
      <ListChecks aria-hidden="true" size={15} />
      On your list
    </p>
  );
}
