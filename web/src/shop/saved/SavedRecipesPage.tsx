import { Plus } from 'lucide-react';

import { LoginFirst } from '#parts/LoginFirst.tsx';
import { useAuth } from '#platform/session/session.ts';
import { LinkButton } from '#ui/LinkButton.tsx';
import { PageHeader } from '#ui/PageHeader.tsx';
import { usePageTitle } from '#ui/PageTitle.tsx';

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
