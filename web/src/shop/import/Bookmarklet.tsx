import { Bookmark, Copy } from 'lucide-react';

import { toast } from '#platform/page/toast.ts';
import { Button } from '#ui/Button.tsx';
import { OpenMark } from '#ui/OpenMark.tsx';

import { bookmarkletOf } from './bookmarklet.ts';

/** A bookmark for pages that only a browser can read. */
export function Bookmarklet({ isOpen }: { isOpen: boolean }) {
  const code = bookmarkletOf(window.location.origin);
  function copy(): void {
    navigator.clipboard.writeText(code).then(
      () => toast.success('Copied. Save it as the address of a bookmark.'),
      () => toast.error('The browser does not let us copy.'),
    );
  }
  return (
    <details open={isOpen} className="group mt-6 border-t border-line pt-4">
      <summary className="flex min-h-11 items-center gap-1.5 font-semibold">
        A site does not let us read it?
        <OpenMark size={18} />
      </summary>
      <p className="mt-1 max-w-prose text-sm text-ink-2">
        Drag this to your bookmarks; on a phone, press Copy and save it as the address of a
        bookmark. On the page of a recipe, press it: your own browser reads the page and opens it
        here. Nothing else of the page is sent.
      </p>
      <div className="mt-3 flex flex-wrap items-center gap-3">
        {/* React refuses code as an address; a press on this page does nothing, by our own policy. */}
        <a
          href="#bookmarklet"
          draggable
          ref={(link) => link?.setAttribute('href', code)}
          className="inline-flex min-h-11 items-center gap-2 rounded-full border-[1.5px] border-dashed border-line-strong px-4 text-sm font-semibold"
        >
          <Bookmark aria-hidden="true" size={17} />
          Add to Larder
        </a>
        <Button variant="ghost" icon={Copy} onClick={copy}>
          Copy
        </Button>
      </div>
    </details>
  );
}
