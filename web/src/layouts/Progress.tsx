import { useLoading } from '#platform/page/loading.ts';

/** Fast loads never show it. */
export function Progress() {
  const loading = useLoading();
  if (!loading) return null;
  return (
    <div aria-hidden="true" className="fixed inset-x-0 top-0 z-60 h-1 overflow-hidden">
      <div className="progress h-full bg-brand" />
    </div>
  );
}
