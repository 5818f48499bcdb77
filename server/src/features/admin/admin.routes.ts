import * as contract from '@larder/shared/contract/admin';

import { AppError } from '#errors';
import { listCatalogue } from '#features/ingredients/ingredients.queries';
import { once } from '#http/idempotency';
import { serve, type Served } from '#http/serve';
import { cutPage, MOST_ROWS, readCursor } from '#lib/cursor';

import { countPeople, listUsers, listVendors } from './admin.queries.ts';
import {
  addIngredients,
  changeIngredients,
  removeIngredients,
  removeUser,
  removeVendor,
} from './admin.service.ts';

export function adminRoutes(served: Served): void {
  const { db, now } = served.deps;

  serve(served, contract.listAdminIngredients, async () => ({
    ingredients: await listCatalogue(db),
  }));

  serve(
    served,
    contract.createIngredients,
    async ({ user: admin, body, caller, request, reply }) => {
      const at = now();
      const { user_id } = admin;
      return once({ db, endpoint: contract.createIngredients, request, reply, user_id, at }, (tx) =>
        addIngredients(tx, { drafts: body.ingredients, admin, caller, at }),
      );
    },
  );

  serve(served, contract.updateIngredients, async ({ user: admin, body, caller }) =>
    db.transaction((tx) =>
      changeIngredients(tx, { changes: body.ingredients, admin, caller, at: now() }),
    ),
  );

  serve(served, contract.deleteIngredients, async ({ user: admin, body, caller }) =>
    db.transaction((tx) =>
      removeIngredients(tx, { ingredient_ids: body.ingredient_ids, admin, caller, at: now() }),
    ),
  );

  serve(served, contract.listUsers, async ({ query }) => {
    const page = readPage(query);
    const [people, total] = await Promise.all([listUsers(db, page), countPeople(db, 'user')]);
    const { rows: users, ...rest } = cutPage(people, { limit: page.limit - 1, total, positionOf });
    return { users, ...rest };
  });

  serve(served, contract.listVendors, async ({ query }) => {
    const page = readPage(query);
    const [people, total] = await Promise.all([listVendors(db, page), countPeople(db, 'vendor')]);
    const { rows: vendors, ...rest } = cutPage(people, {
      limit: page.limit - 1,
      total,
      positionOf,
    });
    return { vendors, ...rest };
  });

  serve(served, contract.deleteUser, async ({ user: admin, params, query, caller }) => {
    if (query._id !== undefined && query._id !== params.id) throw new AppError('id_mismatch');
    return removeUser(db, { user_id: params.id, admin, caller, at: now() });
  });

  serve(served, contract.deleteVendor, async ({ user: admin, params, caller }) =>
    removeVendor(db, { user_id: params.id, admin, caller, at: now() }),
  );
}

/** One row more than asked for tells whether more follow. */
function readPage({ limit, cursor }: { limit?: number | undefined; cursor?: string | undefined }) {
  return { after: readCursor(cursor), limit: (limit ?? MOST_ROWS) + 1 };
}

function positionOf({ created_at, user_id }: { created_at: Date; user_id: string }) {
  return { at: created_at, id: user_id };
}
