import { MAX_CHOICES, type readRecipe } from '@larder/shared/recipes/recipeReading.calls';
import type * as z from 'zod/mini';

import type { Deps } from '#deps';
import { AppError, invalidField } from '#errors';
import type { ReadCatalogue } from '#subjects/food/catalogueIndex.service';
import { listOwnAliases } from '#subjects/recipes/ownStore.queries';

import { draftOf } from './draft.rules.ts';
import type { Reading, Source } from './reading.worker.ts';
import type { ReadSource } from './readingThreads.service.ts';

type Body = z.output<(typeof readRecipe)['body']>;
type Answer = z.output<(typeof readRecipe)['response']>;

/** Max pages fetched at the same time. */
const MAX_FETCHING = 4;

/**
 * Reads recipes of links, texts and pages' sources; nothing is stored.
 *
 * Errors  no_recipe, recipe_is_video, recipe_in_frame, recipe_needs_login, recipe_needs_script; links_off and
 *         site_refused for a link; too_many_requests, busy; invalid_request for an index that no recipe has.
 */
export function makeRecipeReader({
  db,
  config,
  limits,
  fetchUntrusted,
  readCatalogue,
  readSource,
}: Pick<Deps, 'db' | 'config' | 'limits' | 'fetchUntrusted'> & {
  readCatalogue: ReadCatalogue;
  readSource: ReadSource;
}): (body: Body, user_id: string) => Promise<Answer> {
  let fetching = 0;

  async function fetched(address: string, user_id: string): Promise<Given> {
    if (!config.readsLinks) throw new AppError('links_off');
    limits.spend('readLink', user_id);
    if (fetching >= MAX_FETCHING) throw new AppError('busy');
    fetching += 1;
    try {
      const page = await fetchUntrusted(address, (host) => {
        limits.spend('untrustedHost', host);
      });
      if (!page) throw new AppError('site_refused');
      return { source: { kind: 'answer', ...page }, address: page.address };
    } finally {
      fetching -= 1;
    }
  }

  return async (body, user_id) => {
    const { source, address } = given(body) ?? (await fetched(body.url ?? '', user_id));
    const addresses = [body.url, address].filter((one) => one !== undefined);
    const reading = await readSource(source, { index: body.index, addresses });
    const { recipe, titles } = chosen(reading, source);
    return {
      draft: await draftOf(recipe, {
        catalogue: await readCatalogue(),
        address,
        aliases: await listOwnAliases(db, user_id),
        pictureHosts: config.pictureHosts,
      }),
      ...(titles.length > 1 && {
        choices: titles.slice(0, MAX_CHOICES).map((title, index) => ({ title, index })),
      }),
    };
  };
}

type Given = { source: Source; address: string | undefined };

/** What the body brings along; undefined when it has to be fetched. */
function given({ text, html, url }: Body): Given | undefined {
  if (text !== undefined) return { source: { kind: 'text', text }, address: url };
  return html === undefined ? undefined : { source: { kind: 'html', html }, address: url };
}

/** What to do when a page or a text is already here. */
const NOT_READ: Partial<Record<Source['kind'], string>> = {
  text: 'No ingredients were found in this text. Write one ingredient a line.',
  html: 'There is no recipe in the source of this page. Paste the recipe’s text instead.',
};

function chosen(reading: Reading, { kind }: Source) {
  if (reading.why !== undefined) {
    const message = /^(?:no_recipe|recipe_needs_script)$/.test(reading.why) && NOT_READ[kind];
    throw new AppError(reading.why, message ? { message } : {});
  }
  const { recipe, titles } = reading;
  if (!recipe) throw invalidField('index', `there are ${titles.length} recipes, counted from 0`);
  return { recipe, titles };
}
