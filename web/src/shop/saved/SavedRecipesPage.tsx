import { Plus } from 'lucide-react';

import { useAuth } from '#lib/session';
import { LinkButton } from '#ui/LinkButton';
import { LoginFirst } from '#ui/LoginFirst';
import { PageHeader } from '#ui/PageHeader';
import { usePageTitle } from '#ui/PageTitle';

import { ExportRecipes } from './ExportRecipes.tsx';
import { SavedRecipes, Waiting } from './SavedRecipes.tsx';

export function SavedRecipesPage() {
  usePageTitle('Saved Recipes');
  const { isAuthenticated, isChecking } = useAuth();
  return (
    <div className="wrap pt-8 pb-16">
      <PageHeader
        title="Saved Recipes"
        text={
          isAuthenticated &&
          'Dishes of your own and those you found. Select them and shop for them together.'
        }
      >
        {isAuthenticated && (
          <>
            <ExportRecipes />
            <LinkButton to="/add-recipe" icon={Plus}>
              Add Recipe
            </LinkButton>
          </>
        )}
      </PageHeader>
      {isAuthenticated && <SavedRecipes />}
      {isChecking && <Waiting />}
      {!isAuthenticated && !isChecking && (
        <LoginFirst
          title="You are not logged in."
          text="Your recipes are kept with your account."
        />
      )}
    </div>
  );
}
