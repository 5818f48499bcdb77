import { Loading, Skeleton, SkeletonRows } from '#ui/Skeleton.tsx';

/** Shown on the first visit until the page's code is loaded. */
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
