import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';

import { fakeOcr, fakePictures, printed } from '#testing/ocr.ts';
import { openPage, someone } from '#testing/page.tsx';
import { mockServer } from '#testing/server.ts';

import { AddRecipePage } from './AddRecipePage.tsx';

mockServer();

const SOUP = 'Garlic soup\n4 cloves garlic\n1 bunch celery';
const photo = (name = 'soup.jpg') => new File(['a photo'], name, { type: 'image/jpeg' });

async function openPaste() {
  const page = openPage(<AddRecipePage />, { at: '/add-recipe?way=paste', as: someone() });
  await screen.findByLabelText('Text of the recipe');
  return page;
}
const box = () => screen.getByLabelText('Text of the recipe');
const chooser = () => screen.getByLabelText('Choose a Photo');

test('a photo becomes text in the box, with the picture beside it; a second one is added', async () => {
  fakePictures();
  const { workers } = fakeOcr([printed(SOUP)]);
  const { user } = await openPaste();
  expect(screen.getByText(/neither sent nor kept/)).toBeVisible();
  await user.upload(chooser(), photo());
  await waitFor(() => expect(box()).toHaveValue(SOUP));
  expect(screen.getByRole('img', { name: 'Picture 1 of the recipe' })).toBeVisible();
  expect(screen.getByText(/Compare it with the picture/)).toBeVisible();

  await user.type(box(), '{End}\nSalt');
  await user.upload(chooser(), photo());
  await waitFor(() => expect(box()).toHaveValue(`${SOUP}\nSalt\n\n${SOUP}`));
  expect(screen.getAllByRole('img', { name: /^Picture/ })).toHaveLength(2);
  expect(workers.map(({ isEnded }) => isEnded)).toEqual([true, true]);

  await user.click(screen.getByRole('button', { name: 'Close the pictures' }));
  expect(screen.queryByRole('img', { name: /^Picture/ })).not.toBeInTheDocument();
  expect(box()).toHaveValue(`${SOUP}\nSalt\n\n${SOUP}`);
});

test('what is typed while a picture is read stays', async () => {
  fakePictures();
  const fake = fakeOcr([printed(SOUP)]);
  fake.silent.push('recognize');
  const { user } = await openPaste();
  await user.upload(chooser(), photo());
  await waitFor(() => expect(fake.workers[0]?.jobs.at(-1)?.action).toBe('recognize'));
  await user.type(box(), 'From Grandma');
  const [worker] = fake.workers;
  const job = worker?.jobs.at(-1);
  if (job) worker?.answer(job);
  await waitFor(() => expect(box()).toHaveValue(`From Grandma\n\n${SOUP}`));
});

test('shows how far it is; Cancel ends it and leaves the text alone', async () => {
  fakePictures();
  const fake = fakeOcr();
  fake.silent.push('recognize');
  const { user } = await openPaste();
  await user.type(box(), 'Soup');
  await user.upload(chooser(), photo());
  expect(await screen.findByText('Getting ready to read…')).toBeVisible();
  await waitFor(() => expect(fake.workers[0]?.jobs.at(-1)?.action).toBe('recognize'));
  fake.workers[0]?.progress(0.4);
  expect(await screen.findByText('Reading the picture… 40%')).toBeVisible();
  expect(screen.getByRole('progressbar', { name: 'Reading the picture' })).toHaveAttribute(
    'value',
    '40',
  );

  // One at a time.
  await user.upload(chooser(), photo('second.jpg'));
  expect(fake.workers).toHaveLength(1);

  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('progressbar')).not.toBeInTheDocument());
  expect(fake.workers[0]?.isEnded).toBe(true);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(screen.queryByRole('img', { name: /^Picture/ })).not.toBeInTheDocument();
  expect(box()).toHaveValue('Soup');
});

test('leaving the page ends the worker', async () => {
  fakePictures();
  const fake = fakeOcr();
  fake.silent.push('recognize');
  const { user } = await openPaste();
  await user.upload(chooser(), photo());
  await waitFor(() => expect(fake.workers).toHaveLength(1));
  await user.click(screen.getByRole('button', { name: 'File' }));
  await waitFor(() => expect(fake.workers[0]?.isEnded).toBe(true));
});

test('what a photo lacks is said at its button, and the next one takes it away', async () => {
  fakePictures();
  const fake = fakeOcr([printed('~ |')]);
  await openPaste();
  // Some systems let people choose what the field does not ask for.
  const user = userEvent.setup({ applyAccept: false });
  await user.upload(chooser(), new File(['x'], 'card.heic', { type: '' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Save it as JPEG or PNG');
  await user.upload(chooser(), photo());
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('No text was found'));
  expect(chooser()).toHaveAccessibleDescription(/No text was found/);
  expect(screen.queryByRole('img', { name: /^Picture/ })).not.toBeInTheDocument();

  fake.refused.push('loadLanguage');
  await user.upload(chooser(), photo());
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('could not be loaded'));
});

test('a text that was hard to read is there, with a word of warning', async () => {
  fakePictures();
  fakeOcr([printed(SOUP), printed('Wn oy mq Tz', { top: 90, confidence: 30 })]);
  const { user } = await openPaste();
  await user.upload(chooser(), photo());
  expect(await screen.findByRole('alert')).toHaveTextContent('hard to read');
  expect(box()).toHaveValue(`${SOUP}\nWn oy mq Tz`);
});

test('a picture is pasted or dropped into the box; a text is a text', async () => {
  fakePictures();
  const { workers } = fakeOcr([printed(SOUP)]);
  await openPaste();
  const data = (types: string[]) => ({ types, files: [photo()], getData: () => 'words' });
  fireEvent.paste(box(), { clipboardData: data(['text/plain', 'Files']) });
  expect(workers).toEqual([]);
  fireEvent.paste(box(), { clipboardData: data(['Files']) });
  await waitFor(() => expect(box()).toHaveValue(SOUP));
  fireEvent.drop(box(), { dataTransfer: data(['Files']) });
  await waitFor(() => expect(box()).toHaveValue(`${SOUP}\n\n${SOUP}`));
});

test('the language of the print is chosen', async () => {
  fakePictures();
  const { workers } = fakeOcr([printed(SOUP)]);
  const { user } = await openPaste();
  await user.selectOptions(screen.getByLabelText('Language of the print'), 'French');
  await user.upload(chooser(), photo());
  await waitFor(() => expect(box()).toHaveValue(SOUP));
  expect(workers[0]?.jobs[1]?.payload).toMatchObject({ langs: 'fra' });
});
