import { renameHousehold } from '@larder/shared/contract/household';
import { useQueryClient } from '@tanstack/react-query';
import * as z from 'zod/mini';

import { wordsFor } from '#lib/apiError';
import { formBoxes } from '#lib/formBoxes';
import { textBox } from '#lib/textBox';
import { toast } from '#lib/toast';
import { useSchemaForm } from '#lib/useSchemaForm';
import { useSubmit } from '#lib/useSubmit';
import { renameMutation } from '#queries/household';
import { Button } from '#ui/Button';
import { Field } from '#ui/Field';
import { Form } from '#ui/Form';
import { Notice } from '#ui/Notice';

const Naming = z.object({ name: textBox(renameHousehold.body.shape.name, 'Name') });

export function NameForm({ name }: { name: string }) {
  const form = useSchemaForm(Naming, { defaultValues: { name } });
  const box = formBoxes(form);
  const { submit, isSending, error } = useSubmit(renameMutation(useQueryClient()), {
    onDone: () => toast.success('Household renamed'),
  });
  return (
    <section aria-label="Name" className="card p-5">
      <Form
        aria-label="Rename the household"
        onSubmit={form.handleSubmit((named) => submit(named))}
      >
        {error && (
          <Notice tone="danger" className="mb-3">
            {wordsFor(error)}
          </Notice>
        )}
        <Field label="Name of the household" autoComplete="off" {...box('name')} />
        <Button type="submit" variant="outline" busy={isSending} className="mt-3">
          Rename
        </Button>
      </Form>
    </section>
  );
}
