import { FileDown } from 'lucide-react';

import { wholeCatalogueMutation } from '#admin/catalogue/queries/catalogueFile.ts';
import { useSubmit } from '#platform/forms/useSubmit.ts';
import { downloadCsv } from '#platform/page/download.ts';
import { Button } from '#ui/Button.tsx';

import { catalogueTable } from './catalogueTable.ts';

/** Downloads all active ingredients, whatever the list shows. */
export function ExportButton() {
  const { submit, isSending } = useSubmit(wholeCatalogueMutation, {
    failed: 'Failed to export the catalogue.',
    alwaysToast: true,
    onDone: (ingredients) => downloadCsv('catalogue.csv', catalogueTable(ingredients)),
  });
  return (
    <Button
      variant="outline"
      icon={FileDown}
      busy={isSending}
      onClick={() => void submit(undefined)}
    >
      Export CSV
    </Button>
  );
}
