import { type UseMutationOptions, useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import * as z from 'zod/mini';

import { ApiError } from '#platform/http/apiError.ts';
import { toast } from '#platform/page/toast.ts';

import { useIsMounted } from './isMounted.ts';

type Outcome<Sent, Answer, Values extends FieldValues> = {
  /** The form whose boxes show field errors. */
  form?: Pick<UseFormReturn<Values>, 'getValues' | 'setError'>;
  /** A toast on success, also after unmount. */
  success?: string | ((sent: Sent, answer: Answer) => string);
  /** A toast on failure after unmount; before, the form shows `error`. */
  failed?: string | ((sent: Sent, error: Error) => string);
  /** Shows `failed` before unmount too: nothing else shows `error`. */
  alwaysToast?: boolean;
  /** Runs on success, also after unmount. */
  onSuccess?: (answer: Answer, sent: Sent) => void;
  /** Runs on success while mounted: navigation. */
  onDone?: (answer: Answer, sent: Sent) => void;
  /** Runs on failure while mounted. */
  onError?: (error: Error) => void;
};

/**
 * Submits a form or an answered dialog, one request at a time, and reports the outcome.
 *
 * Errors  `error` is the last failure until the next attempt. Field errors are shown at their boxes, and
 *         the first of these gets the focus.
 * Shape   `isIdle` until the first attempt.
 */
export function useSubmit<Sent, Answer, Values extends FieldValues = FieldValues>(
  mutation: UseMutationOptions<Answer, Error, Sent>,
  { form, success, failed, alwaysToast, onSuccess, onDone, onError }: Outcome<Sent, Answer, Values>,
) {
  const { mutateAsync, isIdle, isPending, error } = useMutation(mutation);
  // `isPending` changes with the next render: two presses before it would both see false.
  const isUnderWay = useRef(false);
  const isMounted = useIsMounted();

  function fail(reason: Error, sent: Sent): void {
    const here = isMounted();
    if (failed !== undefined && (alwaysToast || !here)) toast.error(wordsOf(failed, sent, reason));
    if (!here) return;
    if (form) showAtBoxes(form, reason);
    onError?.(reason);
  }

  // mutate callbacks are dropped after unmount.
  async function submit(sent: Sent): Promise<void> {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    const answer = await mutateAsync(sent).then(
      (value) => ({ value }),
      (reason: Error) => fail(reason, sent),
    );
    isUnderWay.current = false;
    if (!answer) return;
    if (success !== undefined) toast.success(wordsOf(success, sent, answer.value));
    onSuccess?.(answer.value, sent);
    if (isMounted()) onDone?.(answer.value, sent);
  }

  return { submit, isIdle, isSending: isPending, error };
}

function wordsOf<Sent, Came>(
  words: string | ((sent: Sent, came: Came) => string),
  sent: Sent,
  came: Came,
): string {
  return typeof words === 'string' ? words : words(sent, came);
}

const Details = z.object({
  fields: z.array(z.object({ field: z.string(), message: z.string() })),
});

/** The server names a field by its path in the body, "stores.0.name"; the last part is the box. */
function showAtBoxes<Values extends FieldValues>(
  { getValues, setError }: Pick<UseFormReturn<Values>, 'getValues' | 'setError'>,
  reason: Error,
): void {
  const details = reason instanceof ApiError ? Details.safeParse(reason.details).data : undefined;
  const boxes = getValues();
  const isBox = (name: string): name is Path<Values> => Object.hasOwn(boxes, name);
  let shouldFocus = true;
  for (const { field, message } of details?.fields ?? []) {
    const name = field.split('.').at(-1) ?? '';
    if (!isBox(name)) continue;
    setError(name, { message }, { shouldFocus });
    shouldFocus = false;
  }
}
