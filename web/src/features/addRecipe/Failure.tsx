import { wordsFor } from '#lib/apiError';

/** What failed, and why as far as it is known. */
export function Failure({ text, error }: { text: string; error: unknown }) {
  return (
    <>
      <p className="font-semibold">{text}</p>
      <p>{wordsFor(error)}</p>
    </>
  );
}
