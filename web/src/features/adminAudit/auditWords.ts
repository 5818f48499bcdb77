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

type Words = {
  title: string;
  /** Stands between the actor and the target. */
  said: string;
  icon: LucideIcon;
  tone: Tone;
};

const WORDS: Readonly<Record<string, Words>> = {
  account_registered: { title: 'Registered', said: 'registered', icon: UserPlus, tone: 'brand' },
  login_succeeded: { title: 'Logged in', said: 'logged in', icon: LogIn, tone: 'plain' },
  login_failed: { title: 'Login failed', said: 'failed to log in as', icon: LogIn, tone: 'honey' },
  login_blocked: {
    title: 'Login blocked',
    said: 'was blocked after too many logins',
    icon: Ban,
    tone: 'danger',
  },
  logged_out: { title: 'Logged out', said: 'logged out', icon: LogIn, tone: 'plain' },
  refresh_token_reused: {
    title: 'Used-up session shown again',
    said: 'showed a used-up session and was logged out',
    icon: Ban,
    tone: 'danger',
  },
  password_reset_requested: {
    title: 'Password reset requested',
    said: 'asked for a new password for',
    icon: KeyRound,
    tone: 'honey',
  },
  password_reset: {
    title: 'Password reset',
    said: 'set a new password for',
    icon: KeyRound,
    tone: 'honey',
  },
  profile_changed: {
    title: 'Profile changed',
    said: 'changed the profile',
    icon: UserPen,
    tone: 'plain',
  },
  admin_created: {
    title: 'Admin created',
    said: 'made an administrator of',
    icon: UserPlus,
    tone: 'honey',
  },
  admin_password_set: {
    title: 'Admin password set',
    said: 'set the password of the settings for',
    icon: KeyRound,
    tone: 'honey',
  },
  demo_account_closed: {
    title: 'Demo account closed',
    said: 'took the public password from',
    icon: KeyRound,
    tone: 'honey',
  },
  user_deleted: { title: 'User deleted', said: 'deleted the user', icon: Trash2, tone: 'danger' },
  vendor_deleted: {
    title: 'Vendor removed',
    said: 'removed the vendor',
    icon: Trash2,
    tone: 'danger',
  },
  order_placed: { title: 'Order placed', said: 'placed', icon: ShoppingBag, tone: 'brand' },
  order_accepted: { title: 'Order accepted', said: 'accepted', icon: PackageCheck, tone: 'brand' },
  order_rejected: { title: 'Order rejected', said: 'rejected', icon: Ban, tone: 'danger' },
  order_delivered: {
    title: 'Order delivered',
    said: 'delivered',
    icon: PackageCheck,
    tone: 'brand',
  },
  store_created: { title: 'Store created', said: 'created the store', icon: Store, tone: 'brand' },
  store_closed: { title: 'Store closed', said: 'closed the store', icon: Store, tone: 'danger' },
  shelf_changed: {
    title: 'Stock or price changed',
    said: 'changed stock or price in',
    icon: Store,
    tone: 'plain',
  },
  ingredient_added: {
    title: 'Ingredient added',
    said: 'added the ingredient',
    icon: Carrot,
    tone: 'brand',
  },
  ingredient_changed: {
    title: 'Ingredient changed',
    said: 'changed the ingredient',
    icon: Carrot,
    tone: 'plain',
  },
  ingredient_archived: {
    title: 'Ingredient deleted',
    said: 'deleted the ingredient',
    icon: Carrot,
    tone: 'danger',
  },
  ingredient_merged: {
    title: 'Ingredients merged',
    said: 'merged the ingredient',
    icon: Carrot,
    tone: 'honey',
  },
  read_only_on: {
    title: 'Changes paused',
    said: 'paused all changes',
    icon: Settings2,
    tone: 'honey',
  },
  read_only_off: {
    title: 'Changes allowed again',
    said: 'allowed changes again',
    icon: Settings2,
    tone: 'brand',
  },
};

export const AUDIT_ACTIONS = Object.entries(WORDS).map(([action, { title }]) => ({
  action,
  title,
}));

/** Without an entry: "recipe_added" -> "Recipe added". */
export function wordsOf(action: string): Words {
  const own = Object.hasOwn(WORDS, action) ? WORDS[action] : undefined;
  if (own) return own;
  const title = sentence(action);
  return { title, said: `– ${title}:`, icon: Settings2, tone: 'plain' };
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
