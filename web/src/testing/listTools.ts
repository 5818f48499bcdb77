import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

/** Presses one of the grocery list's tools behind the button beside its heading. */
export async function pressTool(user: UserEvent, name: string): Promise<void> {
  await user.click(await screen.findByRole('button', { name: 'List tools' }));
  await user.click(await screen.findByRole('menuitem', { name }));
}

/** Clears the grocery list, and says yes. */
export async function clearList(user: UserEvent): Promise<void> {
  await pressTool(user, 'Clear List');
  const question = within(await screen.findByRole('alertdialog', { name: 'Clear the list?' }));
  await user.click(question.getByRole('button', { name: 'Clear List' }));
}
