import { Trash2 } from 'lucide-react';
import { useState } from 'react';

import { lazyPart } from '#platform/page/lazyPart.ts';
import { Button } from '#ui/Button.tsx';

import { Section } from './Section.tsx';

const DeleteDialog = lazyPart(async () => (await import('./DeleteDialog.tsx')).DeleteDialog);

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
        {...DeleteDialog.preloadProps}
        onClick={() => setAsking(true)}
      >
        Delete my account
      </Button>
      {asking && <DeleteDialog onEnd={() => setAsking(false)} />}
    </Section>
  );
}
