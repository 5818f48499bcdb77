import { type ComponentProps, useEffect, useEffectEvent } from 'react';

import { MAX_TEXT, textIn, useAddress, useTyped } from '#lib/address';
import { SETTLED_MS } from '#lib/debouncedValue';

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
  return <SearchField maxLength={MAX_TEXT} {...box} value={text} onChange={setText} />;
}

/** The box follows the address when that changes. */
function useAddressText(name: string): [string, (text: string) => void] {
  const { params, choose } = useAddress();
  const there = textIn(params, name);
  const { text, setText, noteSent } = useTyped(there);
  const send = useEffectEvent((typed: string) => {
    if (typed === there) return;
    noteSent(typed);
    choose({ [name]: typed });
  });
  useEffect(() => {
    const timer = setTimeout(() => send(text.trim()), SETTLED_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return [text, setText];
}
