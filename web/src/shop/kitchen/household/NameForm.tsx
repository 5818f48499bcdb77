import { renameHousehold } from '@larder/shared/kitchen/household.calls';
import { useQueryClient } from '@tanstack/react-query';
import * as z from 'zod/mini';

import { formBoxes } from '#platform/forms/formBoxes.ts';
import { textBox } from '#platform/forms/textBox.ts';
import { useSchemaForm } from '#platform/forms/useSchemaForm.ts';
import { useSubmit } from '#platform/forms/useSubmit.ts';
import { wordsFor } from '#platform/http/apiError.ts';
import { toast } from '#platform/page/toast.ts';
import { renameMutation } from '#shop/kitchen/queries/household.ts';
import { Button } from '#ui/Button.tsx';
import { Field } from '#ui/fields/Field.tsx';
import { Form } from '#ui/fields/Form.tsx';
import { Notice } from '#ui/Notice.tsx';

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
