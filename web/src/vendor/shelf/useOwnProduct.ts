import { cents, toDollars } from '@larder/shared/basics/money';
import type { CatalogueIngredient } from '@larder/shared/food/ingredients.calls';
import type { Product } from '@larder/shared/stores/products.calls';
import type { ShelfItem, Store } from '@larder/shared/stores/storeParts.model';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import * as z from 'zod/mini';

import { useIsMounted } from '#platform/forms/isMounted.ts';
import { useSchemaForm } from '#platform/forms/useSchemaForm.ts';
import { useSubmit } from '#platform/forms/useSubmit.ts';
import { toast } from '#platform/page/toast.ts';
import { type Offer, saveProductMutation } from '#vendor/shelf/queries/products.ts';
import {
  draftOf,
  EMPTY_PRODUCT,
  foodsOf,
  NO_FOOD,
  productBoxes,
  type ProductText,
  textOfProduct,
} from '#vendor/shelf/rules/productBoxes.ts';
import { PacksBox, PriceBox } from '#vendor/shelf/rules/shelfInput.ts';
import { shelfNow } from '#vendor/shelf/rules/shelfNow.ts';
import { updateShelvesMutation } from '#vendor/stores/queries/stores.ts';

const Boxes = z.object({ ...productBoxes, price: PriceBox, quantity: PacksBox });
const EMPTY = { ...EMPTY_PRODUCT, price: '', quantity: '' };

export type OwnProductProps = {
  catalogue: readonly CatalogueIngredient[];
  store: Store | undefined;
  /** An own product on the shelf, to change it; undefined to add one. */
  item?: ShelfItem;
  /** What a new one is called at first. */
  name?: string;
  /** What is known of a new one. */
  filled?: Partial<ProductText> | undefined;
  onNoStore?: () => void;
  onDone?: () => void;
};

const NOTHING: Offer = { price: cents(0), quantity: 0 };

/**
 * Adds an own product and puts it on the shelf, or changes one with its price and stock. When only the second step fails,
 * the next press changes the product. What the boxes replace is what they were filled with, not what the shelf has since:
 * they never overwrite a concurrent order or price unseen.
 */
export function useOwnProduct(props: OwnProductProps) {
  const { catalogue, store, item, name = '', filled, onNoStore, onDone } = props;
  const client = useQueryClient();
  const foods = useMemo(() => foodsOf(catalogue), [catalogue]);
  const form = useSchemaForm(Boxes, {
    defaultValues: item ? textOf(item) : { ...EMPTY, name, ...filled },
  });
  const [productId, setProductId] = useState(item?.ingredient_id);
  const [seen, setSeen] = useState<Offer | undefined>(item);
  const isMounted = useIsMounted();

  function finish(called: string): void {
    toast.success(item ? `${called} changed` : `${called} added to ${store?.name ?? ''}`);
    if (!isMounted()) return;
    if (!item) {
      setProductId(undefined);
      setSeen(undefined);
      form.reset(EMPTY, { keepFieldsRef: true });
      form.setFocus('name');
    }
    onDone?.();
  }
  const shelf = useSubmit(updateShelvesMutation(client), {
    form,
    failed: 'The product could not be put on the shelf',
    onSuccess: (_, { stores: [first] }) => finish(first?.items[0]?.name ?? ''),
    onError: (error) => {
      const now = shelfNow(error);
      if (now) setSeen((before = NOTHING) => ({ ...before, ...now }));
    },
  });
  const product = useSubmit(saveProductMutation(client), {
    form,
    failed: 'The product could not be saved',
    // The second step is done also when the form is gone by then.
    onSuccess: ({ product: saved }, { offer }) => {
      setProductId(saved.ingredient_id);
      const edit = editOf(saved, offer, seen);
      if (store && edit)
        void shelf.submit({ stores: [{ store_id: store.store_id, items: [edit] }] });
      else finish(saved.name);
    },
  });

  const save = form.handleSubmit(async ({ price, quantity, ...boxes }) => {
    if (!store) {
      onNoStore?.();
      return;
    }
    const draft = draftOf(boxes, foods);
    if (!draft) {
      form.setError('food', { message: NO_FOOD }, { shouldFocus: true });
      return;
    }
    await product.submit({ productId, draft, offer: { price, quantity } });
  });

  return {
    form,
    foods,
    save,
    isSending: product.isSending || shelf.isSending,
    error: product.error ?? shelf.error,
  };
}

function textOf(item: ShelfItem) {
  return {
    ...textOfProduct(item),
    price: toDollars(item.price).toFixed(2),
    quantity: String(item.quantity),
  };
}

/** What changes on the shelf; undefined when nothing does. */
function editOf({ ingredient_id, name }: Product, wanted: Offer, was: Offer | undefined) {
  const { price, quantity } = was ?? NOTHING;
  const isPrice = !was || wanted.price !== price;
  const isStock = !was || wanted.quantity !== quantity;
  if (!isPrice && !isStock) return undefined;
  return {
    ingredient_id,
    name,
    ...(isPrice && { price: wanted.price, expected_price: price }),
    ...(isStock && { quantity: wanted.quantity, expected_quantity: quantity }),
  };
}
