import { exportRecipes } from '@larder/shared/recipes/recipeImports.calls';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { expect, test, vi } from 'vitest';

import { openPage, someone } from '#testing/page.tsx';
import { mockServer } from '#testing/server.ts';

import { ExportRecipes } from './ExportRecipes.tsx';

const server = mockServer();

/** Names of the files that the browser is handed. */
function downloads(): string[] {
  const names: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    names.push(this.download);
  });
  return names;
}
const button = () => screen.getByRole('button', { name: 'Export' });

test('hands over one zip, also after two presses', async () => {
  const names = downloads();
  const asked = server.sends(
    exportRecipes,
    () => new HttpResponse('PK', { headers: { 'content-type': 'application/zip' } }),
  );
  openPage(<ExportRecipes />, { as: someone() });
  fireEvent.click(button());
  fireEvent.click(button());
  await waitFor(() => expect(names).toEqual(['larder-recipes.zip']));
  expect(asked).toHaveLength(1);
});

test.for([
  ['unavailable', /Failed to export the recipes/, 'the server is busy'],
  [undefined, /Failed to export the recipes/, 'no network'],
] as const)('%s is said: %s', async ([code, words]) => {
  const names = downloads();
  if (code) server.refuses(exportRecipes, code);
  else server.breaks(exportRecipes);
  const { user } = openPage(<ExportRecipes />, { as: someone() });
  await user.click(button());
  expect(await screen.findByText(words)).toBeVisible();
  expect(names).toEqual([]);
  await waitFor(() => expect(button()).not.toHaveAttribute('aria-busy'));
});
