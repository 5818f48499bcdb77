import { wordsFor } from '#platform/http/apiError.ts';

import { Notice } from './Notice.tsx';

/** What failed, and the reason if known; nothing without an error. */
export function FailureNotice({ title, error }: { title: string; error: Error | null }) {
  return (
    error && (
      <Notice tone="danger">
        <p className="font-semibold">{title}</p>
        <p>{wordsFor(error)}</p>
      </Notice>
    )
  );
}
