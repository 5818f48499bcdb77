import type { TableChoice } from '#parts/tables/readTable.ts';

import { readShelfTable } from './readShelfTable.ts';

type Asked = { file: File; choice: TableChoice | undefined };

addEventListener('message', ({ data: { file, choice } }: MessageEvent<Asked>) => {
  // A table that is too large to be handed over is answered, too.
  void readShelfTable(file, choice)
    .then((read) => postMessage(read))
    .catch(() => postMessage({ fault: { kind: 'not_read' } }));
});
