import { readShelfTable } from './readShelfTable.ts';

addEventListener('message', ({ data }: MessageEvent<File>) => {
  void readShelfTable(data).then(
    (read) => postMessage(read),
    () => postMessage({ fault: { kind: 'not_read' } }),
  );
});
