import { toast } from './toast.ts';

/** Whether the device has a share sheet. */
export const hasShareSheet = (): boolean => typeof navigator.share === 'function';

/** Gives a link to the device's share sheet where there is one, else to the clipboard, and says so. `what`: "Recipe link". */
export async function shareLink({
  what,
  title,
  url,
}: {
  what: string;
  title: string;
  url: string;
}): Promise<void> {
  if (!hasShareSheet()) return copyLink({ what, url });
  try {
    await navigator.share({ title, url });
  } catch (error) {
    // Closing the sheet without a choice is no failure.
    const isClosed = error instanceof DOMException && error.name === 'AbortError';
    if (!isClosed) await copyLink({ what, url });
  }
}

/** Copies a link, and says so. */
export async function copyLink({ what, url }: { what: string; url: string }): Promise<void> {
  try {
    await navigator.clipboard.writeText(url);
    toast.success(`${what} copied`);
  } catch {
    toast.warning('Your browser does not let us copy. Mark the link and copy it yourself.');
  }
}
