import { Download } from 'lucide-react';

import { downloadFile } from '#lib/download';
import { useSubmit } from '#lib/useSubmit';
import { exportRecipesMutation } from '#queries/recipes';
import { Button } from '#ui/Button';

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
