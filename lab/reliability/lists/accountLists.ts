import { MAX_SIGN_INS_A_DAY } from '@larder/server/src/platform/http/accountDay.ts';
import { MAX_LINKS } from '@larder/server/src/subjects/account/auth/reset.queries.ts';
import {
  MAX_ENDED,
  MAX_SESSIONS,
  MAX_TOKENS,
} from '@larder/server/src/subjects/account/auth/sessionLimits.rules.ts';
import { MAX_STORES } from '@larder/server/src/subjects/stores/maxStores.rules.ts';
import { MAX_DEVICES } from '@larder/shared/orders/notices';

import { fillProfile, fillSessions } from './fillAccount.ts';
import { fillDevices, fillStoreNotices } from './fillNotices.ts';
import { type FilledList, KIB } from './list.ts';

/** What belongs to the account itself: where it is signed in, how it is called, what it is told. */
export const ACCOUNT_LISTS: readonly FilledList[] = [
  {
    name: 'sessions and links',
    tables: ['sessions', 'refresh_tokens', 'reset_tokens'],
    calls: [
      'POST /login',
      'POST /register',
      'POST /invitation/accept',
      'POST /session/refresh',
      'POST /forgot-password',
      'POST /reset-password',
      'PUT /user/password',
    ],
    bound: `${MAX_SESSIONS} sessions and ${MAX_ENDED} ended ones, ${MAX_TOKENS} tokens each, ${MAX_LINKS} links; ${MAX_SIGN_INS_A_DAY} sign-ins a day`,
    most: { rows: 100 + MAX_TOKENS + 100 + MAX_LINKS, bytes: 512 * KIB, answer: 64 * KIB },
    fill: fillSessions,
  },
  {
    name: 'profile',
    tables: ['users', 'plan_settings'],
    calls: [
      'PUT /user',
      'PUT /user/plan-settings',
      'POST /admin/person/{id}/suspend',
      'POST /admin/person/{id}/restore',
      'POST /admin/person/{id}/approve',
    ],
    bound: 'a row each, overwritten',
    most: { rows: 2, bytes: 8 * KIB, answer: 8 * KIB },
    fill: fillProfile,
  },
  {
    name: 'devices with notices',
    tables: ['push_devices'],
    calls: ['PUT /user/notices/device'],
    bound: `${MAX_DEVICES}, the oldest is forgotten; an address of 1,024 characters each`,
    most: { rows: MAX_DEVICES, bytes: 32 * KIB, answer: 16 * KIB },
    fill: fillDevices,
  },
  {
    name: 'what is told of stores',
    tables: ['notice_settings'],
    calls: ['PUT /vendor/store/{storeId}/notices'],
    bound: `a row of a person and a store, ${MAX_STORES} stores`,
    most: { rows: 100, bytes: 32 * KIB, answer: 64 * KIB },
    fill: fillStoreNotices,
  },
];
