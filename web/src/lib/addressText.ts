import { useEffect, useEffectEvent } from 'react';
import { useNavigation } from 'react-router';

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
  const isLeaving = useNavigation().state !== 'idle';
  const send = useEffectEvent((typed: string) => {
    if (typed === there) return;
    noteSent(typed);
    choose({ [name]: typed });
  });
  useEffect(() => {
    if (isLeaving) return;
    const timer = setTimeout(() => send(text.trim()), SETTLED_MS);
    return () => clearTimeout(timer);
  }, [text, isLeaving]);
  return [text, setText];
}
