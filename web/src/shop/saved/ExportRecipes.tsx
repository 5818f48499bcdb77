import { Download } from 'lucide-react';

import { useSubmit } from '#platform/forms/useSubmit.ts';
import { downloadFile } from '#platform/page/download.ts';
import { exportRecipesMutation } from '#shop/saved/queries/recipes.ts';
import { Button } from '#ui/Button.tsx';

/** Hands over all own recipes as a file that can be read back. */
export function ExportRecipes() {
  const { submit, isSending } = useSubmit(exportRecipesMutation, {
    failed: 'Failed to export the recipes',
    alwaysToast: true,
    onSuccess: (file) => downloadFile('larder-recipes.zip', file),
  });
  return (
    <Button variant="outline" icon={Download} busy={isSending} onClick={() => void submit()}>
      Export
    </Button>
  );
}
