import { useSearchParams } from 'react-router';

import { EditRecipe } from './EditRecipe.tsx';
import { NewRecipe } from './NewRecipe.tsx';

/** A new recipe; with `?recipe={recipe_id}` the form of a saved one. */
export function AddRecipePage() {
  const [params] = useSearchParams();
  const recipe_id = params.get('recipe');
  return (
    <div className="wrap max-w-[72rem] pt-8 pb-16">
      {recipe_id === null ? <NewRecipe /> : <EditRecipe key={recipe_id} recipe_id={recipe_id} />}
    </div>
  );
}
