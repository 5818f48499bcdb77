import { Download } from 'lucide-react';

import { exportMutation } from '#account/queries/account.ts';
import { useSubmit } from '#platform/forms/useSubmit.ts';
import { today } from '#platform/page/dates.ts';
import { downloadJson } from '#platform/page/download.ts';
import { Button } from '#ui/Button.tsx';
import { FailureNotice } from '#ui/FailureNotice.tsx';

import { Section } from './Section.tsx';

export function DataSection() {
  const { submit, isSending, error } = useSubmit(exportMutation, {
    success: 'Your data is in your downloads.',
    failed: 'Your data was not downloaded.',
    onSuccess: (document) => downloadJson(`larder-${today()}.json`, document),
  });
  return (
    <Section
      title="Your data"
      text="Everything that Larder keeps about you in one JSON file: profile, settings, recipes, kitchen with its list, carts and pantry, orders, stores, devices, and what you did when."
    >
      {error && (
        <div className="mb-4">
          <FailureNotice title="Your data was not downloaded." error={error} />
        </div>
      )}
      <Button
        variant="outline"
        icon={Download}
        busy={isSending}
        className="max-sm:w-full"
        onClick={() => void submit()}
      >
        Download my data
      </Button>
    </Section>
  );
}
