import { MIN_SERVINGS } from '@larder/shared/kitchen/servings';

import { Stepper } from '#ui/fields/Stepper.tsx';

const MAX_SERVINGS = 99;

type ServingsStepperProps = { value: number; onChange: (servings: number) => void };

/** For how many servings a recipe shows its amounts. */
export function ServingsStepper(props: ServingsStepperProps) {
  return <Stepper label="Servings" min={MIN_SERVINGS} max={MAX_SERVINGS} {...props} />;
}
