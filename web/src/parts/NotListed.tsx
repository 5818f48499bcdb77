import { Button } from '#ui/Button.tsx';
import { Notice } from '#ui/Notice.tsx';

/** Says what the carts have and the list does not need, and offers to take it out; hidden when empty. */
export function NotListed({
  named,
  count,
  takeOut,
  className,
}: {
  named: string;
  count: number;
  takeOut: () => void;
  className: string;
}) {
  if (count === 0) return null;
  return (
    <Notice tone="warning" className={className}>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <p className="min-w-0 flex-1 basis-56">
          In your carts, but not needed by your grocery list: {named}.
        </p>
        <Button variant="outline" size="sm" onClick={takeOut}>
          Take {count === 1 ? 'it' : 'them'} out
        </Button>
      </div>
    </Notice>
  );
}
