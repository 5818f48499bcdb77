import * as contract from '@larder/shared/recipes/recipeImports.calls';
import type { FastifyInstance } from 'fastify';

import { takeFiles } from '#platform/http/fileBody';
import { serve } from '#platform/http/serve';
import type { ServedCatalogue } from '#subjects/food/catalogueIndex.service';
import { pagesOfOwn } from '#subjects/recipes/pagesOfOwn.service';

import { getImport, makeImportDesk } from './importDesk.service.ts';
import type { ImportThreads } from './importThreads.service.ts';
import { packed } from './packed.rules.ts';
import { saveRows } from './saveRows.service.ts';

export function recipeImportsRoutes(
  served: ServedCatalogue & { importThreads: ImportThreads },
): void {
  const { app, deps, importThreads } = served;
  const desk = { ...served, ...deps, log: app.log };
  const { take, close } = makeImportDesk(desk);
  app.addHook('onClose', close);

  // A scope of its own: other calls take JSON alone.
  void app.register(async (files: FastifyInstance) => {
    takeFiles(files);
    serve({ app: files, deps }, contract.uploadRecipes, ({ user, query, body }) =>
      take(user.user_id, { name: query.name, body }),
    );
  });

  serve(served, contract.getRecipeImport, ({ user, params, query }) =>
    getImport(desk, { import_id: params.id, user_id: user.user_id, from: query.from ?? 0 }),
  );

  serve(served, contract.saveRecipeImport, ({ user, params, body }) =>
    saveRows(desk, { import_id: params.id, user_id: user.user_id, rows: body.rows }),
  );

  serve(served, contract.exportRecipes, async ({ user, reply }) => {
    const { db, readCatalogue } = desk;
    const pages: Uint8Array[] = [];
    for await (const recipes of pagesOfOwn({ db, catalogue: await readCatalogue() }, user.user_id))
      pages.push(packed(recipes));
    const zip = await importThreads.pack(pages);
    return reply
      .type('application/zip')
      .header('content-disposition', 'attachment; filename="larder-recipes.zip"')
      .send(Buffer.from(zip.buffer, zip.byteOffset, zip.length));
  });
}
