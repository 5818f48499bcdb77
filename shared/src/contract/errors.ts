import * as z from 'zod/mini';

/** Every error code with its HTTP status and its text for people. */
export const ERRORS = {
  invalid_request: { status: 400, message: 'The request is not valid' },
  id_mismatch: { status: 400, message: 'The id in the path and the id in the query differ' },
  not_signed_in: { status: 401, message: 'Please log in to continue' },
  wrong_credentials: { status: 401, message: 'Invalid email or password' },
  wrong_admin_credentials: {
    status: 401,
    message: 'Invalid email, password or not authorized as admin',
  },
  session_ended: { status: 401, message: 'Your session has ended. Please log in again.' },
  not_allowed: { status: 403, message: 'You are not allowed to do this' },
  app_check_required: {
    status: 403,
    message: 'This page could not be verified. Please reload it and try again.',
  },
  app_check_invalid: {
    status: 403,
    message: 'This page is not verified any more. Please reload it and try again.',
  },
  wrong_role: { status: 403, message: 'This account has another role. Use its own login.' },
  not_found: { status: 404, message: 'Not found' },
  order_not_found: { status: 404, message: 'Order not found' },
  store_not_found: { status: 404, message: 'Store not found' },
  recipe_not_found: { status: 404, message: 'Recipe not found' },
  ingredient_not_found: { status: 404, message: 'Ingredient not found' },
  user_not_found: { status: 404, message: 'User not found' },
  vendor_not_found: { status: 404, message: 'Vendor not found' },
  method_not_allowed: { status: 405, message: 'This method is not allowed here' },
  not_acceptable: { status: 406, message: 'Accept: must be text/event-stream.' },
  email_taken: { status: 409, message: 'Email already registered' },
  vendor_mismatch: { status: 409, message: 'The store belongs to another vendor' },
  own_store: { status: 409, message: 'You cannot order from your own store' },
  item_not_in_store: { status: 409, message: 'An item is not sold by this store' },
  item_unavailable: { status: 409, message: 'Some items are no longer available' },
  out_of_stock: { status: 409, message: 'Some items are short of stock' },
  price_changed: { status: 409, message: 'Some prices have changed' },
  invalid_transition: { status: 409, message: 'The order has already moved on' },
  stock_changed: { status: 409, message: 'The stock has changed in the meantime' },
  ingredient_exists: {
    status: 409,
    message: 'This ingredient already exists with the same pack size',
  },
  alias_taken: { status: 409, message: 'Another ingredient already has this name' },
  packs_differ: { status: 409, message: 'Cannot merge: pack sizes differ.' },
  too_many_packs: { status: 409, message: 'Merged stock would exceed the limit.' },
  conflict: { status: 409, message: 'Somebody else changed this first' },
  busy: { status: 409, message: 'Busy right now. Please try again in a moment.' },
  in_progress: { status: 409, message: 'The same request is still being handled' },
  body_too_large: { status: 413, message: 'The request is too large' },
  unsupported_media_type: { status: 415, message: 'Only JSON is accepted' },
  key_reused: { status: 422, message: 'This idempotency key was used for another request' },
  reset_token_invalid: { status: 422, message: 'This reset link is no longer valid' },
  too_many_requests: { status: 429, message: 'Too many requests. Please wait a moment.' },
  too_many_logins: { status: 429, message: 'Too many attempts. Please wait before trying again.' },
  internal: { status: 500, message: 'Something went wrong' },
  unavailable: { status: 503, message: 'Temporarily unavailable. Please try again.' },
  app_check_unavailable: {
    status: 503,
    message: 'Changes cannot be verified right now. Please try again in a moment.',
  },
  read_only: { status: 503, message: 'Changes are paused for maintenance. Please try again soon.' },
  provider_exhausted: { status: 503, message: 'All recipe provider API keys have failed' },
  provider_unavailable: {
    status: 503,
    message: 'Failed to fetch recipes. Please try again later.',
  },
} as const;
export type ErrorCode = keyof typeof ERRORS;

/** The body of every refusal. `message` is for the screen; `details` for code. */
export const ErrorBody = z.object({
  error: z.string(),
  message: z.string(),
  request_id: z.optional(z.string()),
  details: z.optional(z.unknown()),
});
