import { type ComponentProps, useEffect, useState } from 'react';

import { FIRST_PAGE, useAddress } from '#lib/address';
import { useSettled } from '#lib/settled';

import { SearchField } from './SearchField.tsx';

type AddressSearchProps = Omit<ComponentProps<typeof SearchField>, 'value' | 'onChange'> & {
  /** The part of the address that it is. */
  name: string;
};

/**
 * A search box whose text is a part of the page's address. What is being typed draws the box alone; it
 * goes to the address, and the list to its first page, once typing has paused.
 *
 * `<AddressSearch name="q" label="Search users" placeholder="Name" />`
 */
export function AddressSearch({ name, ...box }: AddressSearchProps) {
  const [text, setText] = useAddressText(name);
  return <SearchField maxLength={100} {...box} value={text} onChange={setText} />;
}

/** The box follows the address when that changes. */
function useAddressText(name: string): [string, (text: string) => void] {
  const { params, change } = useAddress();
  const there = params.get(name) ?? '';
  const [text, setText] = useState(there);
  const settled = useSettled(text).trim();
  // What the box sent to the address comes back from there; anything else comes from elsewhere.
  const [seen, setSeen] = useState(there);
  const [sent, setSent] = useState(there);
  if (seen !== there) {
    setSeen(there);
    setSent(there);
    if (there !== sent) setText(there);
  }
  useEffect(() => {
    if (settled !== text.trim() || settled === there) return;
    setSent(settled);
    change({ ...FIRST_PAGE, [name]: settled });
    // Only what was typed changes the address.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [settled]);
  return [text, setText];
}
