import type { ComponentProps } from 'react';

import { MAX_TEXT } from '#platform/page/address.ts';
import { useAddressText } from '#platform/page/addressText.ts';

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
