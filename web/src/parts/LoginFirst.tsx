import { LogIn } from 'lucide-react';
import { useLocation } from 'react-router';

import { comeBackTo } from '#platform/session/returnPath.ts';
import { EmptyState } from '#ui/EmptyState.tsx';
import { LinkButton } from '#ui/LinkButton.tsx';

/** Shown on a page that needs an account; the login returns to it. */
export function LoginFirst({ title, text }: { title: string; text: string }) {
  const location = useLocation();
  return (
    <EmptyState icon={LogIn} title={title} text={text}>
      <LinkButton to="/login" state={comeBackTo(location)}>
        Login
      </LinkButton>
    </EmptyState>
  );
}
