import { CATEGORIES } from '@larder/shared/food/categories';
import { ProductWish } from '@larder/shared/food/productRequests.calls';
import * as z from 'zod/mini';

import { PackBox } from '#parts/packBox.ts';
import { textBox } from '#platform/forms/textBox.ts';
import { PacksBox, PriceBox } from '#vendor/shelf/rules/shelfInput.ts';

export const ProductForm = z.object({
  store_id: z.string().check(z.minLength(1, 'Please select a store first')),
  name: textBox(ProductWish.shape.name, 'Name'),
  unit_quantity: PackBox,
  unit: textBox(ProductWish.shape.unit, 'Unit'),
  category: z.enum(CATEGORIES),
  image: z.string(),
  price: PriceBox,
  quantity: PacksBox,
});
type ProductText = z.input<typeof ProductForm>;

export const NO_PRODUCT: ProductText = {
  store_id: '',
  name: '',
  unit_quantity: '',
  unit: '',
  category: 'Other',
  image: '',
  price: '',
  quantity: '',
};
