import { Loading, Skeleton } from '#ui/Skeleton.tsx';

import { RECIPE_COLUMNS } from './recipeLayout.ts';

/** Same positions and sizes as a recipe. */
export function RecipeSkeleton() {
  return (
    <Loading label="Loading recipe…">
      <div className={RECIPE_COLUMNS}>
        <div>
          <Skeleton className="aspect-[4/3] rounded-xl" />
          <Skeleton className="mt-8 hidden h-7 w-40 lg:block" />
          <Skeleton className="mt-5 hidden h-24 lg:block" />
        </div>
        <div>
          <Skeleton className="h-9 w-4/5" />
          <Skeleton className="mt-5 h-11 w-3/5" />
          <Skeleton className="mt-5 h-13 w-32 rounded-full" />
          <Skeleton className="mt-7 h-96 rounded-lg" />
        </div>
      </div>
    </Loading>
  );
}
