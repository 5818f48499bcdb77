import { isWebAddress } from '@larder/shared/basics/webAddress';
import { useQuery } from '@tanstack/react-query';
import { ClipboardPaste, FileUp, Link2 } from 'lucide-react';
import { useState } from 'react';

import { ApiError } from '#platform/http/apiError.ts';
import { configQuery } from '#platform/http/config.ts';
import { Button } from '#ui/Button.tsx';
import { FailureNotice } from '#ui/FailureNotice.tsx';
import { Field } from '#ui/fields/Field.tsx';
import { Form } from '#ui/fields/Form.tsx';
import { Notice } from '#ui/Notice.tsx';

import { Bookmarklet } from './Bookmarklet.tsx';
import { addressIn, linkProblem } from './linkProblem.ts';
import { ChoiceOfRecipes, ReadButton } from './ReadingParts.tsx';
import type { SharedPage } from './sharedPage.ts';
import { useReading } from './useReading.ts';

type LinkWayProps = {
  /** The address to start with, from a phone's Share menu or the last time. */
  start: string;
  /** A page that the bookmarklet brought. */
  page: SharedPage | undefined;
  onRead: () => void;
  onPaste: () => void;
  onFile: () => void;
};

/** Reads the page of an address, or the page that the bookmarklet brought. */
export function LinkWay({ start, page, onRead, onPaste, onFile }: LinkWayProps) {
  const { read, choose, choices, isReading, error } = useReading('link', onRead);
  const [url, setUrl] = useState(page?.url ?? start);
  const [problem, setProblem] = useState<string>();
  const config = useQuery(configQuery());
  const isOff = config.data?.reads_links === false && page === undefined;
  const isOfPage = page !== undefined && page.url === url;

  async function submit(event: { preventDefault: () => void }): Promise<void> {
    event.preventDefault();
    const address = addressIn(url);
    // The browser has read the page already, so the server's limits on addresses do not apply.
    const why = isOfPage && isWebAddress(address) ? undefined : linkProblem(address);
    setProblem(why);
    if (why !== undefined) return;
    read(isOfPage ? { url: address, html: page.html } : { url: address });
  }

  return (
    <section aria-label="From a link" className="card p-5 md:p-6">
      {isOff && <LinksOff onPaste={onPaste} onFile={onFile} />}
      <Form aria-label="Read a link" hidden={isOff} onSubmit={submit}>
        <Field
          label="Link"
          type="url"
          inputMode="url"
          autoComplete="off"
          placeholder="https://"
          hint={
            isOfPage
              ? 'Your browser has read this page. Press Read to check the recipe.'
              : 'The page of a recipe. We read its ingredients and steps, and keep where it is from.'
          }
          error={problem}
          value={url}
          onChange={({ target }) => setUrl(target.value)}
        />
        <ReadButton icon={Link2} busy={isReading} />
      </Form>
      {error && !isReading && (
        <div className="mt-4 space-y-3">
          <FailureNotice title={titleOf(error)} error={error} />
          <Button variant="outline" onClick={onPaste}>
            Paste the Text
          </Button>
        </div>
      )}
      {choices && <ChoiceOfRecipes choices={choices} busy={isReading} onChoose={choose} />}
      <Bookmarklet isOpen={isOff || needsBrowser(error)} />
    </section>
  );
}

function LinksOff({ onPaste, onFile }: Pick<LinkWayProps, 'onPaste' | 'onFile'>) {
  return (
    <>
      <Notice tone="info">
        Links cannot be read here. Paste the text of the recipe, send a file, or let your own
        browser read the page with the bookmark below.
      </Notice>
      <div className="mt-4 flex flex-wrap gap-3">
        <Button icon={ClipboardPaste} onClick={onPaste}>
          Paste the Text
        </Button>
        <Button variant="outline" icon={FileUp} onClick={onFile}>
          Send a File
        </Button>
      </div>
    </>
  );
}

/** Whether the person's own browser may read the page all the same. */
function needsBrowser(error: Error | null): boolean {
  return error instanceof ApiError && /^(?:site_refused|recipe_needs_script)$/.test(error.code);
}

function titleOf(error: Error): string {
  if (!(error instanceof ApiError)) return 'The page could not be read';
  return error.code === 'no_recipe' ? 'No recipe found' : 'The page could not be read';
}
