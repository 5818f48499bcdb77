import { z } from 'zod';

import type { Client, Sent } from './client.ts';

/** What the lab reads of the product's answers. */
export const Session = z.object({ _id: z.string(), access_token: z.string() });
export const Ingredients = z.object({
  ingredients: z.array(z.object({ ingredient_id: z.string() })),
});
export const Stores = z.object({ value: z.array(z.object({ store_id: z.string() })) });
export const Orders = z.object({ orders: z.array(z.object({ order_id: z.string() })) });

/** Makes calls that must succeed. Errors  with the refusal. */
export function makeAsker(call: Client) {
  return async <T>(schema: z.ZodType<T>, what: string, sent: Sent = {}): Promise<T> => {
    const [method = '', path = ''] = what.split(' ');
    const { status, text, body } = await call(method, path, sent);
    if (status >= 300) throw new Error(`${what}: ${status} ${text.slice(0, 300)}`);
    return schema.parse(body);
  };
}
