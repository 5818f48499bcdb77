import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { type FieldValues, useForm, type UseFormProps } from 'react-hook-form';
import type * as z from 'zod/mini';

/** A form that a schema checks; what it submits is what the schema reads. */
export function useSchemaForm<Boxes extends FieldValues, Checked>(
  schema: z.ZodMiniType<Checked, Boxes>,
  options: Omit<UseFormProps<NoInfer<Boxes>, unknown, NoInfer<Checked>>, 'resolver'>,
) {
  return useForm<Boxes, unknown, Checked>({ ...options, resolver: standardSchemaResolver(schema) });
}
