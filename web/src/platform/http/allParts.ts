import { MAX_ROWS } from '@larder/shared/basics/page.model';

type Part<Row> = { value: readonly Row[]; next_cursor?: string | undefined };

/** Reads a list part by part, because an answer has only as much as fits; at most 5,000 rows and the part with the last. */
export async function allParts<Row>(
  read: (query: { cursor?: string }) => Promise<Part<Row>>,
): Promise<Row[]> {
  const all: Row[] = [];
  let cursor: string | undefined;
  do {
    const { value, next_cursor } = await read(cursor === undefined ? {} : { cursor });
    all.push(...value);
    cursor = next_cursor;
  } while (cursor !== undefined && all.length < MAX_ROWS);
  return all;
}
