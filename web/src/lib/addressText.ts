import { useEffect, useEffectEvent } from 'react';

import { textIn, useAddress, useTyped } from './address.ts';
import { SETTLED_MS } from './debouncedValue.ts';

/**
 * The text of a search box, as it is typed, and its setter. After a pause it goes to a query parameter, and
 * the list to its first page. It follows changes of the address. Nothing is written while another page is on its way:
 * that would call it back.
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
      // The browser is at another page already; its code is on the way.
      if (window.location.pathname === pathname) send(text.trim());
    }, SETTLED_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return [text, setText];
}
