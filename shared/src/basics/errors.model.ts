import { SESSION_ENDED } from './errorBody.model.ts';

/** Every error code with its HTTP status and its text for people. */
export const ERRORS = {
  ...of(400, {
    invalid_request: 'The request is not valid',
    id_mismatch: 'The id in the path and the id in the query differ',
  }),
  ...of(401, {
    not_signed_in: 'Please log in to continue',
    wrong_credentials: 'Invalid email or password',
    wrong_admin_credentials: 'Invalid email, password or not authorized as admin',
    session_ended: SESSION_ENDED,
  }),
  ...of(403, {
    not_allowed: 'You are not allowed to do this',
    needs_all_stores:
      'You work in some of the stores alone. Ask somebody who works in all of them.',
    app_check_required: 'This page could not be verified. Please reload it and try again.',
    app_check_invalid: 'This page is not verified any more. Please reload it and try again.',
    account_suspended: 'This account is suspended',
    awaits_approval:
      'Your account waits for approval. You can open stores as soon as it is approved.',
    wrong_role: 'This account has another role. Use its own login.',
  }),
  ...of(404, {
    not_found: 'Not found',
    order_not_found: 'Order not found',
    change_not_found: 'This change of the order is not there any more',
    store_not_found: 'Store not found',
    recipe_not_found: 'Recipe not found',
    import_not_found: 'This file is not there any more. Please send it again.',
    collection_not_found: 'This collection is not there any more',
    cooked_not_found: 'This entry is not there any more',
    ingredient_not_found: 'Ingredient not found',
    product_not_found: 'This product is not there any more',
    request_not_found: 'This request is not there any more',
    user_not_found: 'User not found',
    vendor_not_found: 'Vendor not found',
    staff_not_found: 'Nobody of your staff has this id',
    invitation_not_found: 'This invitation is no longer open',
    session_not_found: 'This session has ended already',
    member_not_found: 'Nobody of your household has this id',
    key_not_found: 'This key is not there any more',
    calendar_link_not_found: 'This link is not there any more',
    webhook_not_found: 'This webhook is not there any more',
    delivery_not_found: 'This delivery is not there any more',
  }),
  ...of(405, { method_not_allowed: 'This method is not allowed here' }),
  ...of(406, { not_acceptable: 'Accept: must be text/event-stream.' }),
  ...of(409, {
    email_taken: 'Email already registered',
    already_invited: 'This address is invited already. You can send the invitation again.',
    staff_full: 'A vendor has at most 50 people and open invitations. Remove one first.',
    keys_full: 'You have 10 keys, the most a vendor can have. Revoke one first.',
    webhooks_full: 'You have 5 webhooks, the most a vendor can have. Delete one first.',
    address_missing: 'Your account has no address yet. Please add it to your profile first.',
    vendor_mismatch: 'The store belongs to another vendor',
    own_store: 'You cannot order from your own store',
    item_not_in_store: 'An item is not sold by this store',
    item_unavailable: 'Some items are no longer available',
    out_of_stock: 'Some items are short of stock',
    price_changed: 'Some prices have changed',
    store_paused: 'The store is paused',
    ordered_meanwhile: 'Somebody of your household has just ordered this',
    slot_unavailable: 'This slot cannot be chosen',
    reopen_too_late: 'The store has been closed for too long to open again',
    below_minimum: 'The order is below the store’s minimum',
    invalid_transition: 'The order has already moved on',
    line_changed: 'This line of the order has changed meanwhile',
    answer_awaited:
      'The customer has not answered yet about a replacement or a weight. Take the replacement back, or weigh less, to deliver.',
    stock_changed: 'The stock has changed in the meantime',
    ingredient_exists: 'This ingredient already exists with the same pack size',
    product_exists: 'You have a product with this name, brand and pack already',
    products_full: 'You have 20,000 own products, the most a vendor can have. Delete one first.',
    already_asked: 'You have asked for this product already',
    too_many_asked: 'At most 50 products can wait for an answer. Take one back first.',
    saved_full: 'You have 2,000 saved recipes, the most an account can have. Remove one first.',
    collections_full: 'You have 100 collections, the most an account can have. Delete one first.',
    collection_full: 'A collection has at most 1,000 recipes. Take one out first.',
    in_too_many_collections: 'A recipe is in at most 50 collections. Take it out of one first.',
    cooked_full: 'You have 5,000 cooked dishes, the most an account can have. Delete one first.',
    too_many_aliases: 'An ingredient has at most 60 other names. Take one away first.',
    order_full:
      'So much of this order has changed that no more can. Reject it, or deliver it as it is.',
    returns_full: 'An order has at most 200 notes of what was wrong with it.',
    alias_taken: 'Another ingredient already has this name',
    packs_differ: 'Cannot merge: pack sizes differ.',
    too_many_stores: 'You have 1,000 open stores, the most an account can have. Close one first.',
    too_many_packs: 'Merged stock would exceed the limit.',
    recipe_saved_before: 'You have saved a recipe of this address before',
    import_unfinished: 'This file is still being read. Please try again in a moment.',
    too_many_recipes: 'You have as many recipes as fit into an account. Delete some first.',
    last_admin: 'You are the last administrator. Make another one first.',
    list_full: 'The list has 1,000 lines. Remove some first.',
    carts_full: 'Your carts hold 1,000 items or 100 stores. Order or remove some first.',
    pantry_full: 'The pantry has 1,000 entries. Remove some first.',
    brands_full: 'Your kitchen has 500 chosen brands. Forget some first.',
    plan_full: 'A day has room for 20 meals. Remove some first.',
    kitchen_full:
      'Your kitchen is full: list, carts and pantry take 1 MB together. Remove something first.',
    household_left: 'You are not in this household any more. You have a list of your own now.',
    calendar_full: 'A household has at most 10 links of calendars. Revoke one first.',
    household_full: 'A household has at most 20 members and open invitations.',
    household_shared: 'You share a kitchen already. Leave it first.',
    own_invite: 'You are in this household already',
    conflict: 'Somebody else changed this first',
    busy: 'Busy right now. Please try again in a moment.',
    in_progress: 'The same request is still being handled',
  }),
  ...of(410, { kitchen_stale: 'This list has not been read for too long. It is read anew.' }),
  ...of(413, { body_too_large: 'The request is too large' }),
  ...of(415, { unsupported_media_type: 'Only JSON is accepted' }),
  ...of(422, {
    key_reused: 'This idempotency key was used for another request',
    wrong_password: 'This is not your password',
    reset_token_invalid: 'This reset link is no longer valid',
    invitation_invalid: 'This invitation is no longer valid. Ask for a new one.',
    no_recipe: 'There is no recipe that we can read. Paste its text instead.',
    recipe_is_video: 'The recipe is in a video alone. Paste its text if there is one.',
    recipe_in_frame:
      'The recipe is inside a frame of this page. Open the frame and use its address.',
    recipe_needs_login: 'This page asks for a login. Sign in there, then paste the recipe’s text.',
    recipe_needs_script:
      'This page shows its recipe only in a browser. Use the bookmarklet, or paste the recipe’s text.',
    site_refused:
      'This site does not let us read it. Use the bookmarklet, or paste the recipe’s text.',
    links_off: 'Links cannot be read here. Paste the recipe’s text instead.',
    shopping_link_invalid: 'This link is no longer valid. Ask for a new one.',
    recipe_link_invalid: 'This link is no longer valid. Ask for a new one.',
  }),
  ...of(429, {
    too_many_requests: 'Too many requests. Please wait a moment.',
    too_many_changes:
      'Your household has made as many changes today as a day may have. Please go on tomorrow.',
    too_many_of_yours:
      'You have made half of the changes that your household may make in a day, the most one member can. Please go on tomorrow.',
    too_many_ticks:
      'More was ticked with this link than a list has lines. Ask for a new link, or go on tomorrow.',
    too_many_today:
      'You have made 100,000 changes today, the most an account can. Please go on tomorrow.',
    too_many_sign_ins: 'This account has signed in 1,000 times today. Please try again tomorrow.',
    too_many_logins: 'Too many attempts. Please wait before trying again.',
  }),
  ...of(500, { internal: 'Something went wrong' }),
  ...of(503, {
    unavailable: 'Temporarily unavailable. Please try again.',
    app_check_unavailable: 'Changes cannot be verified right now. Please try again in a moment.',
    read_only: 'Changes are paused for maintenance. Please try again soon.',
    provider_exhausted: 'All recipe provider API keys have failed',
    provider_unavailable: 'Failed to fetch recipes. Please try again later.',
  }),
};
export type ErrorCode = keyof typeof ERRORS;

type Failure = { readonly status: number; readonly message: string };

function of<Code extends string>(
  status: number,
  messages: Readonly<Record<Code, string>>,
): Readonly<Record<Code, Failure>> {
  const rows = Object.entries<string>(messages).map(([code, message]) => [
    code,
    { status, message },
  ]);
  return Object.fromEntries(rows);
}
