import { useQueryClient } from '@tanstack/react-query';
import { useLocation, useNavigate } from 'react-router';

import { toast } from '#platform/page/toast.ts';
import { useIsSaved } from '#shop/saved/state/savedIds.ts';

import type { Saveable } from './pressHeart.ts';

/** Saves a recipe of the provider, or removes it: see `pressHeart`, whose code is loaded on demand. */
export function useHeart(recipe: Saveable) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const location = useLocation();
  return {
    saved: useIsSaved(recipe.id),
    press: () =>
      void import('./pressHeart.ts').then(
        ({ pressHeart }) => pressHeart(recipe, { client, navigate, location }),
        () => toast.error(`No connection. ${recipe.title} was not saved.`),
      ),
  };
}
