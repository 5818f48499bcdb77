import type { AuditRow } from '@larder/shared/contract/adminAudit';
import {
  Ban,
  Carrot,
  KeyRound,
  LogIn,
  type LucideIcon,
  PackageCheck,
  Settings2,
  ShoppingBag,
  Store,
  Trash2,
  UserPlus,
  UserPen,
} from 'lucide-react';

type Tone = 'plain' | 'brand' | 'honey' | 'danger';

/** `said` stands between the actor and the target. */
type Row = readonly [title: string, said: string, icon: LucideIcon, tone: Tone];
type Words = { title: string; said: string; icon: LucideIcon; tone: Tone };

const WORDS: Readonly<Record<string, Row>> = {
  account_registered: ['Registered', 'registered', UserPlus, 'brand'],
  login_succeeded: ['Logged in', 'logged in', LogIn, 'plain'],
  login_failed: ['Login failed', 'failed to log in as', LogIn, 'honey'],
  login_blocked: ['Login blocked', 'was blocked after too many logins', Ban, 'danger'],
  logged_out: ['Logged out', 'logged out', LogIn, 'plain'],
  refresh_token_reused: [
    'Used-up session shown again',
    'showed a used-up session and was logged out',
    Ban,
    'danger',
  ],
  password_reset_requested: [
    'Password reset requested',
    'asked for a new password for',
    KeyRound,
    'honey',
  ],
  password_reset: ['Password reset', 'set a new password for', KeyRound, 'honey'],
  profile_changed: ['Profile changed', 'changed the profile', UserPen, 'plain'],
  admin_created: ['Admin created', 'made an administrator of', UserPlus, 'honey'],
  admin_password_set: [
    'Admin password set',
    'set the password of the settings for',
    KeyRound,
    'honey',
  ],
  demo_account_closed: ['Demo account closed', 'took the public password from', KeyRound, 'honey'],
  user_deleted: ['User deleted', 'deleted the user', Trash2, 'danger'],
  vendor_deleted: ['Vendor removed', 'removed the vendor', Trash2, 'danger'],
  order_placed: ['Order placed', 'placed', ShoppingBag, 'brand'],
  order_accepted: ['Order accepted', 'accepted', PackageCheck, 'brand'],
  order_rejected: ['Order rejected', 'rejected', Ban, 'danger'],
  order_delivered: ['Order delivered', 'delivered', PackageCheck, 'brand'],
  store_created: ['Store created', 'created the store', Store, 'brand'],
  store_terms_changed: ['Store changed', 'changed fee or minimum of', Store, 'plain'],
  store_closed: ['Store closed', 'closed the store', Store, 'danger'],
  shelf_changed: ['Stock or price changed', 'changed stock or price in', Store, 'plain'],
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
    const order = `order ${target_id.slice(0, 8)}…`;
    return target_name === null ? order : `${order} at ${target_name}`;
  }
  const isThing = target_type === 'store' || target_type === 'ingredient';
  return isThing ? (target_name ?? target_id) : undefined;
}

/** "price_cents", [100, 200] -> "Price", "$1.00 → $2.00". */
export function detailsOf(detail: AuditRow['detail']): { name: string; value: string }[] {
  return Object.entries(detail).map(([name, value]) => ({
    name: sentence(name.replace(/_(cents|id)$/, '')),
    value: Array.isArray(value)
      ? value.map((one) => valueOf(name, one)).join(' → ')
      : valueOf(name, value),
  }));
}

function valueOf(name: string, value: unknown): string {
  if (value === null) return 'nothing';
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
