import { briefOf } from '@larder/shared/recipes/savedBrief';
import type { QueryClient } from '@tanstack/react-query';
import type { Location, NavigateFunction } from 'react-router';

import { toast } from '#platform/page/toast.ts';
import { comeBackTo } from '#platform/session/returnPath.ts';
import { storedUser } from '#platform/session/storedUser.ts';
import { isShownSaved } from '#shop/saved/state/savedIds.ts';
import { addSavedChange } from '#shop/saved/state/savedRecipes.ts';

import { sendSaved } from './sendSaved.ts';

export type Saveable = Parameters<typeof briefOf>[0] & { readonly id: number };

type Around = { client: QueryClient; navigate: NavigateFunction; location: Location };

/**
 * Saves a recipe of the provider, or removes it. The change is stored in the browser at once and then sent,
 * with Undo. Signed out, the login comes first.
 */
export function pressHeart(recipe: Saveable, { client, navigate, location }: Around): void {
  const { id, title } = recipe;
  const brief = briefOf(recipe);
  if (!storedUser.get()) {
    addSavedChange({ id, title, brief });
    void navigate('/login', { state: comeBackTo(location) });
    return;
  }
  const isSaved = isShownSaved(id);
  function change(save: boolean): void {
    addSavedChange({ id, title, brief: save ? brief : null });
    void sendSaved(client);
  }
  change(!isSaved);
  toast.undo(`${isSaved ? 'Removed' : 'Saved'} ${title}`, () => change(isSaved));
}
