import { addDays } from '@larder/shared/basics/calendar';

import { inspectThemes } from './axe.ts';
import { expect, test } from './fixtures.ts';

test('a calendar reads the week by a link: a meal moves, the link is revoked', async ({
  page,
  request,
  shopper,
}) => {
  const headers = { authorization: `Bearer ${shopper.token}` };
  const today = new Date().toISOString().slice(0, 10);
  const kitchen = async () => (await request.get('/api/kitchen', { headers })).json();
  const act = async (kind: string, payload: object): Promise<void> => {
    const { household, state } = await kitchen();
    const id = () => crypto.randomUUID();
    const common = { op_id: id(), device: id(), at: Date.now(), base_seq: state.seq };
    const sent = await request.post('/api/kitchen/ops', {
      headers,
      data: {
        household_id: household.household_id,
        base_seq: state.seq,
        ops: [{ ...common, kind, payload: { ...payload, today } }],
      },
    });
    expect(sent.status()).toBe(200);
  };
  const entry_id = crypto.randomUUID();
  const meal = 'dinner';
  const title = 'Tacos, beans; salsa 🌮';
  const dish = { kind: 'recipe', recipe_id: '1001', minutes: 85, servings: 4 };
  const day = addDays(today, 3);
  await act('plan_add', { entries: [{ entry_id, meal, day, title, ...dish }] });

  await page.goto('/week');
  await page.getByRole('button', { name: 'Week tools' }).click();
  await page.getByRole('menuitem', { name: /^Week in your calendar/ }).click();
  const sheet = page.getByRole('dialog', { name: 'Week in your calendar' });
  await sheet.getByRole('button', { name: 'Make a link' }).click();
  const link = await sheet.getByRole('textbox', { name: 'Link of the calendar' }).inputValue();
  await expect(sheet.getByRole('button', { name: 'Copy' })).toBeFocused();
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await inspectThemes(page, `calendars at ${width} px`);
  }

  const { pathname } = new URL(link);
  const compact = (one: string) => one.replaceAll('-', '');
  const read = async () => (await request.get(pathname)).text();
  const first = await read();
  expect(first).toContain(`SUMMARY:Tacos\\, beans\\; salsa 🌮`);
  expect(first).toMatch(new RegExp(`DTEND[^:]*:${compact(day)}T190000`));

  await act('plan_move', { entry_id, meal, day: addDays(today, 5) });
  const second = await read();
  expect(second).toMatch(new RegExp(`DTEND[^:]*:${compact(addDays(today, 5))}T190000`));
  const sequence = (text: string) => Number(/^SEQUENCE:(\d+)/m.exec(text)?.[1]);
  expect(sequence(second)).toBeGreaterThan(sequence(first));

  await sheet.getByRole('button', { name: /^Revoke/ }).click();
  await sheet.getByRole('button', { name: 'Revoke', exact: true }).click();
  await expect(sheet.getByText('Revoked', { exact: true })).toBeVisible();
  expect((await request.get(pathname)).status()).toBe(404);
});
