/** "$3.49 → $3.99"; one value when nothing changes. */
export function FromTo({ from, to }: { from: string | undefined; to: string | undefined }) {
  if (from === undefined || to === undefined || from === to) return <>{to ?? from ?? '—'}</>;
  return (
    <>
      <del className="text-ink-2 no-underline">
        <span className="sr-only">from </span>
        {from}
      </del>
      <span aria-hidden="true" className="mx-1.5 text-ink-2">
        →
      </span>
      <ins className="font-semibold text-ink no-underline">
        <span className="sr-only">to </span>
        {to}
      </ins>
    </>
  );
}
