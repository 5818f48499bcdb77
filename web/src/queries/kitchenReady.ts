/** Loads the code that shows changes of the list, and shows those that wait for it. Errors: none; they wait then. */
export async function kitchenReady(): Promise<void> {
  const loaded = await import('./kitchenShown.ts').catch(() => undefined);
  loaded?.showKitchen();
}
