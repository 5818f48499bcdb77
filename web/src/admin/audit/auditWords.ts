import type { AuditRow } from '@larder/shared/account/adminAudit.calls';
import {
  Ban,
  Carrot,
  KeyRound,
  LogIn,
  type LucideIcon,
  PackageCheck,
  PackagePlus,
  PackageX,
  Search,
  Settings2,
  ShoppingBag,
  Store,
  Trash2,
  UserMinus,
  UserPlus,
  UserPen,
} from 'lucide-react';

type Tone = 'plain' | 'brand' | 'honey' | 'danger';

/** `said` stands between the actor and the target. */
type Row = readonly [title: string, said: string, icon: LucideIcon, tone: Tone];
type Words = { title: string; said: string; icon: LucideIcon; tone: Tone };

const KEY = [KeyRound, 'honey'] as const;
const BARRED = [Ban, 'danger'] as const;

const WORDS: Readonly<Record<string, Row>> = {
  account_registered: ['Registered', 'registered', UserPlus, 'brand'],
  login_succeeded: ['Logged in', 'logged in', LogIn, 'plain'],
  login_failed: ['Login failed', 'failed to log in as', LogIn, 'honey'],
  login_blocked: ['Login blocked', 'was blocked after too many logins', ...BARRED],
  logged_out: ['Logged out', 'logged out', LogIn, 'plain'],
  refresh_token_reused: [
    'Used-up session shown again',
    'showed a used-up session and was logged out',
    ...BARRED,
  ],
  password_reset_requested: ['Password reset requested', 'asked for a new password for', ...KEY],
  password_reset: ['Password reset', 'set a new password for', ...KEY],
  password_changed: ['Password changed', 'changed the password of', ...KEY],
  own_password_refused: ['Own password refused', 'typed a wrong password of', ...KEY],
  session_ended: ['Session ended', 'signed out a device', LogIn, 'plain'],
  account_deleted: ['Account deleted by its owner', 'deleted', Trash2, 'danger'],
  profile_changed: ['Profile changed', 'changed the profile', UserPen, 'plain'],
  admin_created: ['Admin created', 'made an administrator of', UserPlus, 'honey'],
  admin_password_set: ['Admin password set', 'set the password of the settings for', ...KEY],
  demo_account_closed: ['Demo account closed', 'took the public password from', ...KEY],
  account_suspended: ['Account suspended', 'suspended', ...BARRED],
  account_restored: ['Account restored', 'restored', UserPlus, 'brand'],
  staff_invited: ['Staff invited', 'invited somebody to the staff', UserPlus, 'brand'],
  invitation_resent: ['Invitation sent again', 'sent an invitation again', UserPlus, 'plain'],
  invitation_withdrawn: ['Invitation withdrawn', 'withdrew an invitation', Trash2, 'plain'],
  staff_joined: ['Joined a staff', 'joined a staff', UserPlus, 'brand'],
  staff_role_changed: ['Staff role changed', 'changed the staff role of', UserPen, 'honey'],
  staff_stores_changed: ['Stores of staff changed', 'changed the stores of', UserPen, 'honey'],
  staff_removed: ['Staff removed', 'removed from the staff', UserMinus, 'danger'],
  vendor_approved: ['Vendor approved', 'approved the vendor', UserPlus, 'brand'],
  user_deleted: ['User deleted', 'deleted the user', Trash2, 'danger'],
  vendor_deleted: ['Vendor removed', 'removed the vendor', Trash2, 'danger'],
  order_placed: ['Order placed', 'placed', ShoppingBag, 'brand'],
  order_accepted: ['Order accepted', 'accepted', PackageCheck, 'brand'],
  order_rejected: ['Order rejected', 'rejected', ...BARRED],
  order_line_short: ['Line short', 'marked a line as short in', PackageX, 'honey'],
  order_line_replaced: ['Line replaced', 'replaced a line in', PackageX, 'honey'],
  order_line_proposed: ['Replacement proposed', 'proposed a replacement in', PackageX, 'honey'],
  order_line_undone: ['Line change undone', 'took back a change of', PackageX, 'plain'],
  order_line_weighed: ['Line weighed', 'weighed a line in', PackageCheck, 'plain'],
  order_line_weight_proposed: ['Weight proposed', 'proposed a weight in', PackageX, 'honey'],
  weight_kept: ['Weight kept', 'kept a weight in', PackageCheck, 'brand'],
  weight_refused: ['Weight refused', 'refused a weight in', ...BARRED],
  order_line_returned: ['Return noted', 'noted what was wrong with', PackageX, 'honey'],
  order_return_undone: ['Return undone', 'took back what was noted of', PackageX, 'plain'],
  replacement_kept: ['Replacement kept', 'kept a replacement in', PackageCheck, 'brand'],
  replacement_refused: ['Replacement refused', 'refused a replacement in', ...BARRED],
  orders_searched: ['Orders searched', 'searched all orders', Search, 'plain'],
  order_looked_at: ['Order looked at', 'looked at', Search, 'honey'],
  order_delivered: ['Order delivered', 'delivered', PackageCheck, 'brand'],
  store_created: ['Store created', 'created the store', Store, 'brand'],
  store_terms_changed: ['Store changed', 'changed fee or minimum of', Store, 'plain'],
  store_changed: ['Store edited', 'edited the store', Store, 'plain'],
  store_paused: ['Store paused', 'paused the store', Store, 'honey'],
  store_resumed: ['Store resumed', 'ended the pause of', Store, 'brand'],
  store_reopened: ['Store opened again', 'opened again', Store, 'brand'],
  store_closed: ['Store closed', 'closed the store', Store, 'danger'],
  shelf_imported: ['Inventory imported', 'imported an inventory into', Store, 'plain'],
  shelf_copied: ['Shelf copied', 'copied a shelf into', Store, 'plain'],
  item_removed: ['Item removed', 'took an item off the shelf of', Store, 'plain'],
  items_removed: ['Items removed', 'took items off the shelf of', Store, 'plain'],
  own_product_added: ['Own product added', 'added the own product', PackagePlus, 'plain'],
  own_product_changed: ['Own product changed', 'changed the own product', PackagePlus, 'plain'],
  own_product_shared: ['Own product shared', 'shared the own product', PackagePlus, 'honey'],
  own_product_archived: ['Own product deleted', 'deleted the own product', PackagePlus, 'danger'],
  product_asked: ['Product asked for', 'asked for a product for', PackagePlus, 'honey'],
  product_withdrawn: ['Product taken back', 'took back a product for', PackagePlus, 'plain'],
  product_accepted: ['Product added', 'added a product for', PackagePlus, 'brand'],
  product_matched: ['Product matched', 'said what a product is for', PackagePlus, 'brand'],
  product_declined: ['Product declined', 'declined a product for', PackagePlus, 'danger'],
  stock_set: ['Stock set', 'set packs and prices', Store, 'plain'],
  key_made: ['API key made', 'made an API key', ...KEY],
  key_revoked: ['API key revoked', 'revoked an API key', ...KEY],
  webhook_made: ['Webhook made', 'made a webhook', Settings2, 'honey'],
  webhook_deleted: ['Webhook deleted', 'deleted a webhook', Settings2, 'plain'],
  shelf_changed: ['Stock or price changed', 'changed stock or price in', Store, 'plain'],
  catalogue_imported: ['Catalogue imported', 'imported a file into the catalogue', Carrot, 'honey'],
  ingredient_added: ['Ingredient added', 'added the ingredient', Carrot, 'brand'],
  ingredient_changed: ['Ingredient changed', 'changed the ingredient', Carrot, 'plain'],
  ingredient_archived: ['Ingredient deleted', 'deleted the ingredient', Carrot, 'danger'],
  ingredient_merged: ['Ingredients merged', 'merged the ingredient', Carrot, 'honey'],
  read_only_on: ['Changes paused', 'paused all changes', Settings2, 'honey'],
  read_only_off: ['Changes allowed again', 'allowed changes again', Settings2, 'brand'],
};

export const AUDIT_ACTIONS = Object.entries(WORDS).map(([action, [title]]) => ({ action, title }));

/** Without an entry: "recipe_added" -> "Recipe added". */
export function wordsOf(action: string): Words {
  const own = Object.hasOwn(WORDS, action) ? WORDS[action] : undefined;
  const name = sentence(action);
  const [title, said, icon, tone] = own ?? [name, `– ${name}:`, Settings2, 'plain'];
  return { title, said, icon, tone };
}

export function actorOf({ actor_id, actor_name, actor_role }: AuditRow): string {
  if (actor_name) return actor_name;
  if (actor_id !== null)
    return actor_role === null ? 'Somebody deleted' : `A deleted ${actor_role}`;
  return actor_role === 'system' ? 'The server' : 'A visitor';
}

/** undefined when the sentence is complete without a target. */
export function targetOf(row: AuditRow): string | undefined {
  const { target_type, target_id, target_name, actor_id } = row;
  if (target_id === null) return row.action === 'login_failed' ? 'an unknown account' : undefined;
  if (target_type === 'user')
    return target_id === actor_id ? undefined : (target_name ?? 'a deleted account');
  if (target_type === 'order') {
    const order = `order ${shortId(target_id)}`;
    return target_name === null ? order : `${order} at ${target_name}`;
  }
  const isThing = target_type === 'store' || target_type === 'ingredient';
  return isThing ? (target_name ?? shortId(target_id)) : undefined;
}

/** The beginning of an id, as people tell orders apart. */
export function shortId(id: string): string {
  return `${id.slice(0, 8)}…`;
}

/** Names by id. */
export type Names = Readonly<Record<string, string>>;

/** "price_cents", [100, 200] -> "Price", "$1.00 → $2.00". Of equal values only one. */
export function detailsOf(
  detail: AuditRow['detail'],
  names: Names,
): { name: string; value: string }[] {
  return Object.entries(detail).map(([name, value]) => ({
    name: sentence(name.replace(/_(cents|id)$/, '')),
    value: Array.isArray(value)
      ? [...new Set(value.map((one) => valueOf(name, one, names)))].join(' → ')
      : valueOf(name, value, names),
  }));
}

const ID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

function valueOf(name: string, value: unknown, names: Names): string {
  if (value === null) return 'nothing';
  if (typeof value === 'string' && ID.test(value)) return names[value] ?? shortId(value);
  if (typeof value === 'number' && name.endsWith('_cents')) return `$${(value / 100).toFixed(2)}`;
  if (typeof value === 'number') return value.toLocaleString('en-US');
  if (typeof value === 'string') return Object.hasOwn(WORDS, value) ? wordsOf(value).title : value;
  return JSON.stringify(value);
}

/** "closed_stores" -> "Closed stores". */
function sentence(name: string): string {
  const words = name.replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
