import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';

export type BoxProps = ReturnType<ReturnType<typeof formBoxes>>;

/**
 * What ties a form's boxes to it, with their errors: `const box = formBoxes(form)`, then
 * `<Field label="Email" {...box('email')} />`.
 */
export function formBoxes<Values extends FieldValues>({
  register,
  formState: { errors },
}: Pick<UseFormReturn<Values>, 'register' | 'formState'>) {
  return (name: Path<Values>) => {
    const message = errors[name]?.message;
    return { ...register(name), error: typeof message === 'string' ? message : undefined };
  };
}
