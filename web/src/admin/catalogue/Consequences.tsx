import { Notice } from '#ui/Notice.tsx';
import { Loading, Skeleton } from '#ui/Skeleton.tsx';

type ConsequencesProps = {
  /** undefined until known. */
  sentences: readonly string[] | undefined;
  /** Why they are not known. */
  failure: string | undefined;
};

export function Consequences({ sentences, failure }: ConsequencesProps) {
  if (sentences)
    return (
      <ul aria-label="What will happen" className="mt-3 list-disc space-y-1 pl-5 text-ink">
        {sentences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    );
  if (failure !== undefined)
    return (
      <Notice tone="danger" className="mt-3">
        What would happen could not be told. {failure}
      </Notice>
    );
  return (
    <Loading label="Counting stores and recipes">
      <Skeleton className="mt-3 h-5 w-full" />
      <Skeleton className="mt-2 h-5 w-2/3" />
    </Loading>
  );
}
