/**
 * Loads the code that shows changes of the list, and shows those that wait for it.
 *
 * Errors  none: without it they wait; one that cannot be read is dropped.
 */
export async function kitchenReady(): Promise<void> {
  try {
    const { showKitchen } = await import('./kitchenShown.ts');
    showKitchen();
  } catch {
    // Pages work without it.
  }
}
