import { FileDown } from 'lucide-react';

import { downloadCsv } from '#lib/download';
import { useSubmit } from '#lib/useSubmit';
import { wholeCatalogueMutation } from '#queries/catalogueFile';
import { Button } from '#ui/Button';

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
