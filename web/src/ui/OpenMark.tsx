import { ChevronDown } from 'lucide-react';

/** The arrow of a `details` with class `group`; it turns when that opens. */
export function OpenMark({ size = 20 }: { size?: number }) {
  return (
    <ChevronDown
      aria-hidden="true"
      size={size}
      className="flex-none text-ink-3 transition-transform duration-200 group-open:rotate-180"
    />
  );
}
