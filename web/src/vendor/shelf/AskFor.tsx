import { PackagePlus } from 'lucide-react';

import { LinkButton } from '#ui/LinkButton.tsx';

/** Leads to the form that asks for a product which the catalogue lacks. */
export function AskFor({ name, storeId }: { name: string; storeId: string | undefined }) {
  const query = new URLSearchParams({
    name: name.trim(),
    ...(storeId !== undefined && { store: storeId }),
  });
  return (
    <LinkButton to={`/vendor/products?${query}`} variant="soft" icon={PackagePlus}>
      Ask for “{name.trim()}”
    </LinkButton>
  );
}
