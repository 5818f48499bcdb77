import { Trash2 } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';

import { Button } from '#ui/Button';

import { Section } from './Section.tsx';

const DeleteDialog = lazy(async () => ({
  default: (await import('./DeleteDialog.tsx')).DeleteDialog,
}));

export function DeleteSection() {
  const [asking, setAsking] = useState(false);
  return (
    <Section
      title="Delete account"
      text="You see what will happen, and confirm with your password. It cannot be undone."
    >
      <Button
        variant="danger"
        icon={Trash2}
        aria-haspopup="dialog"
        className="max-sm:w-full"
        onClick={() => setAsking(true)}
      >
        Delete my account
      </Button>
      {asking && (
        <Suspense fallback={null}>
          <DeleteDialog onEnd={() => setAsking(false)} />
        </Suspense>
      )}
    </Section>
  );
}
