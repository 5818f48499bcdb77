import { readShelfTable } from './readShelfTable.ts';

addEventListener('message', ({ data }: MessageEvent<File>) => {
  // A table that is too large to be handed over is answered, too.
  void readShelfTable(data)
    .then((read) => postMessage(read))
    .catch(() => postMessage({ fault: { kind: 'not_read' } }));
});
