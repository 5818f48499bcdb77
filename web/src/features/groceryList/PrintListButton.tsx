import { Printer } from 'lucide-react';
import { useCallback, useState } from 'react';

import { late } from '#lib/late';
import { Button } from '#ui/Button';

const PrintList = late(async () => (await import('./PrintList.tsx')).PrintList);

/** Prints what is left to get. */
export function PrintListButton({ className }: { className?: string }) {
  const [isPrinting, setIsPrinting] = useState(false);
  const done = useCallback(() => setIsPrinting(false), []);
  return (
    <>
      <Button
        variant="outline"
        icon={Printer}
        {...PrintList.near}
        {...(className !== undefined && { className })}
        onClick={() => setIsPrinting(true)}
      >
        Print
      </Button>
      {isPrinting && <PrintList onDone={done} />}
    </>
  );
}
