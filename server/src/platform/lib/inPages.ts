/** Rows of one page of a list that is read whole. */
export const ROWS_OF_PAGE = 200;

/** Reads a list page by page, until one is not full. `read` gets the last row of the page before. */
export async function* inPages<Row>(
  read: (last: Row | undefined) => Promise<readonly Row[]>,
): AsyncGenerator<readonly Row[]> {
  let last: Row | undefined;
  for (;;) {
    const rows = await read(last);
    yield rows;
    last = rows.at(-1);
    if (last === undefined || rows.length < ROWS_OF_PAGE) return;
  }
}
