import { useEffect, useEffectEvent } from 'react';

import { textIn, useAddress, useTyped } from './address.ts';
import { SETTLED_MS } from './debouncedValue.ts';

/**
 * The text of a search box, as it is typed, and its setter. After a pause it goes to a query parameter, and
 * the list to its first page. It follows changes of the address. Nothing is written while another page loads:
 * that would cancel the navigation.
 */
export function useAddressText(name: string): [string, (text: string) => void] {
  const { params, choose } = useAddress();
  const there = textIn(params, name);
  const { text, setText, noteSent } = useTyped(there);
  const send = useEffectEvent((typed: string) => {
    if (typed === there) return;
    noteSent(typed);
    choose({ [name]: typed });
  });
  useEffect(() => {
    const { pathname } = window.location;
    const timer = setTimeout(() => {
      // The address is already that of another page, whose code is loading.
      if (window.location.pathname === pathname) send(text.trim());
    }, SETTLED_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return [text, setText];
}
