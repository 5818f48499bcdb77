/** Runs `act` while no other tab runs one of that name, where the browser has locks. */
export async function inOneTab(name: string, act: () => Promise<void>): Promise<void> {
  const { locks }: { locks?: LockManager | null } = navigator;
  if (locks) await locks.request(name, act);
  else await act();
}
