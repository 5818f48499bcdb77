import { Loading, Skeleton, SkeletonRows } from '#ui/Skeleton';

/** What the frame shows on the very first visit, until the code of the page is there. */
export function PageSkeleton() {
  return (
    <div className="wrap py-10">
      <Loading label="Loading the page">
        <Skeleton className="mb-6 h-9 w-64 max-w-full" />
        <SkeletonRows />
      </Loading>
    </div>
  );
}
