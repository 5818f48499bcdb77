import type { NoticeDevice } from '@larder/shared/orders/notices.calls';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';

import { useSubmit } from '#platform/forms/useSubmit.ts';
import { wordsFor } from '#platform/http/apiError.ts';
import { PushError, pushSupport } from '#platform/page/push.ts';
import { useAuth } from '#platform/session/session.ts';

import { allowNoticesMutation, noticeQueries } from './notices.ts';

/** `unknown` until the server has answered. */
type DeviceNotices = {
  state: 'unsupported' | 'unknown' | 'off' | 'on' | 'refused';
  /** This browser, as the server lists it. */
  device: NoticeDevice | undefined;
  /** Asks for permission and turns notices on here. */
  allow: () => void;
  isAllowing: boolean;
};

/** Whether this browser shows notices of the signed-in account's orders, and how to turn them on. */
export function useDeviceNotices(): DeviceNotices {
  const { user } = useAuth();
  const support = pushSupport();
  const enabled = support !== 'unsupported' && user !== undefined && user.role !== 'admin';
  const view = useQuery({ ...noticeQueries.view(), enabled });
  const push_key = view.data?.push_key ?? '';
  const here = useQuery({
    ...noticeQueries.here(push_key),
    enabled: enabled && push_key !== '',
  });
  const device = view.data?.devices.find(({ mark }) => mark === here.data);
  const allowing = useSubmit(allowNoticesMutation(useQueryClient()), {
    success: 'Notices are on for this device.',
    failed: (_, error) => (error instanceof PushError ? error.message : wordsFor(error)),
    alwaysToast: true,
  });
  useFollowing(device, push_key);
  return {
    state: stateOf(),
    device,
    allow: () => void allowing.submit(push_key),
    isAllowing: allowing.isSending,
  };

  function stateOf(): DeviceNotices['state'] {
    if (!enabled) return 'unsupported';
    if (support === 'refused') return 'refused';
    if (!view.data || here.isPending) return 'unknown';
    return device ? 'on' : 'off';
  }
}

/** A device follows its account into a new session, so that a logout there ends it. No press: it was allowed before. */
function useFollowing(device: NoticeDevice | undefined, push_key: string): void {
  const { mutate } = useMutation(allowNoticesMutation(useQueryClient()));
  const isOfBefore = device !== undefined && !device.is_current;
  useEffect(() => {
    // A failure is tried again with the next page.
    if (isOfBefore) mutate(push_key);
  }, [isOfBefore, push_key, mutate]);
}
