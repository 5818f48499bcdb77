import type { ComponentProps, SyntheticEvent } from 'react';

type FormProps = Omit<ComponentProps<'form'>, 'noValidate' | 'onSubmit'> & {
  onSubmit: (event: SyntheticEvent) => Promise<void>;
};

/** A form whose boxes show errors themselves: `<Form aria-label="Login" onSubmit={form.handleSubmit(submit)}>`. */
export function Form({ onSubmit, ...native }: FormProps) {
  return <form noValidate onSubmit={(event) => void onSubmit(event)} {...native} />;
}
