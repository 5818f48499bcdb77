import type { ComponentProps } from 'react';
import { useLocation } from 'react-router';

import { loginState } from '#platform/session/returnPath.ts';
import { LinkButton } from '#ui/LinkButton.tsx';

export function LoginLink(props: Omit<ComponentProps<typeof LinkButton>, 'to' | 'state'>) {
  return (
    <LinkButton {...props} to="/login" state={loginState(useLocation())}>
      Login
    </LinkButton>
  );
}
