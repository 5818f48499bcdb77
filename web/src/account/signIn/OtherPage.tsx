import { Link, useLocation } from 'react-router';

type OtherPageProps = { question: string; to: string; children: string };

/** Leads from the login to the registration or back, and keeps where the person wanted to go. */
export function OtherPage({ question, to, children }: OtherPageProps) {
  const { state } = useLocation();
  return (
    <p className="mt-6 text-center text-ink-2">
      {question}{' '}
      <Link to={to} state={state} className="font-semibold text-brand underline">
        {children}
      </Link>
    </p>
  );
}
