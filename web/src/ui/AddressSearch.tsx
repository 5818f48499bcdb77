import { type ComponentProps, useEffect, useEffectEvent } from 'react';

import { MAX_TEXT, textIn, useAddress, useTyped } from '#lib/address';
import { SETTLED_MS } from '#lib/debouncedValue';

import { SearchField } from './SearchField.tsx';

type AddressSearchProps = Omit<ComponentProps<typeof SearchField>, 'value' | 'onChange'> & {
  /** The name of the query parameter. */
  name: string;
};

/**
 * A search box bound to a query parameter. Typing renders the box only; after a pause the text goes to the
 * address, and the list to its first page.
 *
 * `<AddressSearch name="q" label="Search users" placeholder="Name" />`
 */
export function AddressSearch({ name, ...box }: AddressSearchProps) {
  const [text, setText] = useAddressText(name);
  return <SearchField maxLength={MAX_TEXT} {...box} value={text} onChange={setText} />;
}

/** The box follows changes of the address. */
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
