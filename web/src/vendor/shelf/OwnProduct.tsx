import { ChevronDown } from 'lucide-react';
import { useId, useState } from 'react';

import { lazyPart } from '#platform/page/lazyPart.ts';
import { Button } from '#ui/Button.tsx';

import type { OwnProductProps } from './useOwnProduct.ts';

const OwnProductForm = lazyPart(async () => (await import('./OwnProductForm.tsx')).OwnProductForm);

/** Opens the form for what the catalogue has not: a brand, another pack, something that is no food. */
export function OwnProduct(props: OwnProductProps) {
  const [isOpen, setOpen] = useState(props.filled !== undefined);
  const id = useId();
  return (
    <section aria-label="Own products" className="mb-5">
      <Button
        variant="outline"
        aria-expanded={isOpen}
        aria-controls={id}
        {...OwnProductForm.preloadProps}
        onClick={() => setOpen(!isOpen)}
      >
        Your own product
        <ChevronDown aria-hidden="true" size={18} className={isOpen ? 'rotate-180' : ''} />
      </Button>
      <div id={id} hidden={!isOpen} className="card mt-3 p-5">
        {isOpen && <OwnProductForm {...props} />}
      </div>
    </section>
  );
}
