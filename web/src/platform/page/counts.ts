/** A page of a list: see the contract's `pageMembers`. */
export type Page = {
  first: number;
  total?: number | undefined;
  /** Whether there are more than `total`. */
  total_capped?: boolean | undefined;
  next_cursor?: string | undefined;
  previous_cursor?: string | undefined;
};

/** "1,234". */
export function numberText(n: number): string {
  return n.toLocaleString('en-US');
}

/** "1,234 users", "10,000+ users found"; "Loading…" until known. */
export function countText(
  answer: { data: Page | undefined; isFetching: boolean; isPlaceholderData: boolean },
  [one, many]: readonly [one: string, many: string],
  isSearch: boolean,
): string {
  const { data } = answer;
  if (!data || answer.isPlaceholderData) return answer.isFetching ? 'Loading…' : '';
  const words = `${totalText(data)} ${data.total === 1 ? one : many}`;
  return isSearch ? `${words} found` : words;
}

/** "51–100 of 1,234 users", for a page of `rows` rows. */
export function rangeText(page: Page, rows: number, unit: string): string {
  const last = page.first + rows - 1;
  return `${numberText(page.first)}–${numberText(last)} of ${totalText(page)} ${unit}`;
}

function totalText({ total = 0, total_capped = false }: Page): string {
  return `${numberText(total)}${total_capped ? '+' : ''}`;
}
