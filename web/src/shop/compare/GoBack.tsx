import { ArrowLeft } from 'lucide-react';
import { useEffect } from 'react';
import { useNavigate } from 'react-router';

import { EmptyState } from '#ui/EmptyState.tsx';

/** Source: product specification section 9. */
const REDIRECT_AFTER_MS = 1_500;

export function GoBack() {
  const navigate = useNavigate();
  useEffect(() => {
    const timer = setTimeout(
      () => void navigate('/shopping-list', { replace: true }),
      REDIRECT_AFTER_MS,
    );
    return () => clearTimeout(timer);
  }, [navigate]);

  return (
    <div role="alert">
      <EmptyState icon={ArrowLeft} title="Required data not found. Redirecting..." />
    </div>
  );
}
