import type { ComponentProps } from 'react';
import { useLocation } from 'react-router';

import { loginState } from '#lib/returnPath';
import { LinkButton } from '#ui/LinkButton';

export function LoginLink(props: Omit<ComponentProps<typeof LinkButton>, 'to' | 'state'>) {
  return (
    <LinkButton {...props} to="/login" state={loginState(useLocation())}>
      Login
    </LinkButton>
  );
}
