import type { readTable, TableChoice, TableFile } from '#parts/tables/readTable.ts';
import type { TableFault } from '#parts/tables/tableFaults.ts';

/** A file that takes longer is a trap, or for another machine. */
const MAX_READ_MS = 60_000;

type Asked = TableFile | { fault: TableFault | { readonly kind: 'not_read' } };

/** As `readTable`, beside the page; in it where workers are missing. A file that takes a minute is given up. */
export function askTable(file: File, choice?: TableChoice): Promise<Asked> {
  if (typeof Worker === 'undefined') return readHere(file, choice);
  // Not named like shoppers' workers: the service worker keeps those for everybody.
  const worker = new Worker(new URL('./tableWorker.ts', import.meta.url), { type: 'module' });
  return new Promise((resolve) => {
    const end = (read: Asked): void => {
      clearTimeout(timer);
      worker.terminate();
      resolve(read);
    };
    const giveUp = (): void => end({ fault: { kind: 'not_read' } });
    const timer = setTimeout(giveUp, MAX_READ_MS);
    worker.addEventListener('message', ({ data }: MessageEvent<Asked>) => end(data));
    worker.addEventListener('error', giveUp);
    worker.postMessage({ file, choice });
  });
}

async function readHere(file: File, choice?: TableChoice): ReturnType<typeof readTable> {
  const { readShelfTable } = await import('./readShelfTable.ts');
  return readShelfTable(file, choice);
}
