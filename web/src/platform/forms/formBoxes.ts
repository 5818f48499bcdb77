import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';

export type BoxProps = ReturnType<ReturnType<typeof formBoxes>>;

/**
 * Props that tie boxes to their form, with the errors: `const box = formBoxes(form)`, then
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
