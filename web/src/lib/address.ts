import { useSearchParams } from 'react-router';

type Members = Readonly<Record<string, string>>;

/** Where a list begins, whichever way its pages are told apart. */
export const FIRST_PAGE = { from: '', page: '' };

/** The query of the page's address, and how to change parts of it; an empty text takes one away. */
export function useAddress() {
  const [params, setParams] = useSearchParams();
  function change(members: Members, { replace = true } = {}): void {
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        for (const [name, value] of Object.entries(members)) {
          if (value === '') next.delete(name);
          else next.set(name, value);
        }
        return next;
      },
      { replace, preventScrollReset: true },
    );
  }
  return { params, change };
}
