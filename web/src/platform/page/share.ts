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
export function copyLink({ what, url }: { what: string; url: string }): Promise<void> {
  return copyText({ what, text: url, thing: 'link' });
}

/** Copies a text, and says so. `what` names it, "API key"; `thing` is what one sees of it. */
export async function copyText({
  what,
  text,
  thing = 'text',
}: {
  what: string;
  text: string;
  thing?: string;
}): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    toast.success(`${what} copied`);
  } catch {
    toast.warning(`Your browser does not let us copy. Mark the ${thing} and copy it yourself.`);
  }
}
