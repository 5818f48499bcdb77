import { Button } from './Button.tsx';

type OlderRowsProps = {
  /** How many the page has, and how many there are. */
  shown: number;
  total: number;
  /** What is counted: "users". */
  unit: string;
  isLoading: boolean;
  onLoad: () => void;
};

/** Says that a list is cut, and gets the rest; nothing when it is complete. */
export function OlderRows({ shown, total, unit, isLoading, onLoad }: OlderRowsProps) {
  if (shown >= total) return null;
  return (
    <p className="mt-6 flex flex-wrap items-center justify-center gap-4 text-sm text-ink-2">
      <span className="num">
        Only the newest {shown.toLocaleString('en-US')} of {total.toLocaleString('en-US')} {unit}{' '}
        are here.
      </span>
      <Button look="outline" busy={isLoading} onClick={onLoad}>
        Load Older
      </Button>
    </p>
  );
}
