// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Failure } from '#domain/errors.ts';
import { axeFindsNothing } from '../../../tests/support/axe-here.ts';
import { ImageUpload } from './image-upload.tsx';
import { pictureProblem } from './picture-problem.ts';
import type { Upload, UploadOptions } from './use-image-upload.ts';

beforeEach(() => {
  let made = 0;
  vi.spyOn(URL, 'createObjectURL').mockImplementation(() => `blob:picture-${(made += 1)}`);
  vi.spyOn(URL, 'revokeObjectURL').mockImplementation(() => undefined);
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const photo = new File(['0123456789'], 'roof.png', { type: 'image/png' });

function Photo({ upload, start = null }: { upload: Upload; start?: string | null }) {
  const [value, setValue] = useState(start);
  return <ImageUpload label="Photo" value={value} upload={upload} onChange={setValue} />;
}

/** Uploads that the test ends. */
function held() {
  const calls: (UploadOptions & {
    done(address: string): void;
    fail(error: Error): void;
  })[] = [];
  const upload: Upload = (_file, options) =>
    new Promise((resolve, reject) => {
      calls.push({ ...options, done: resolve, fail: reject });
    });
  return { calls, upload };
}

const place = () => screen.getByRole('region', { name: 'Photo' });
const shown = () => place().querySelector('img')?.getAttribute('src') ?? null;
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

function choose(file: File): void {
  const input = place().querySelector('input');
  if (!input) throw new Error('No input');
  fireEvent.change(input, { target: { files: [file] } });
}

test('a picture is seen at once, says how far it is, and stays where it was sent to', async () => {
  const { calls, upload } = held();
  render(<Photo upload={upload} />);
  await axeFindsNothing('none');
  choose(photo);
  expect(shown()).toBe('blob:picture-1');
  calls[0]?.onProgress(0.42);
  await screen.findByRole('progressbar', { name: 'Sending 42%' });
  await axeFindsNothing('sending');
  calls[0]?.done('/pictures/1');
  await waitFor(() => expect(shown()).toBe('/pictures/1'));
  expect(screen.queryByRole('progressbar')).toBeNull();
  await waitFor(() => expect(URL.revokeObjectURL).toHaveBeenCalledWith('blob:picture-1'));
  press('Remove');
  expect(shown()).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Choose a picture' }));
});

test('cancelled, it stops on its way and the picture before stays', async () => {
  const { calls, upload } = held();
  render(<Photo upload={upload} start="/pictures/0" />);
  choose(photo);
  press('Cancel');
  expect(calls[0]?.signal.aborted).toBe(true);
  expect(shown()).toBe('/pictures/0');
  calls[0]?.done('/pictures/1');
  await waitFor(() => expect(shown()).toBe('/pictures/0'));
});

test('what was not sent says why, keeps the picture in sight, and is sent again', async () => {
  const { calls, upload } = held();
  render(<Photo upload={upload} />);
  choose(photo);
  calls[0]?.fail(new TypeError('Failed to fetch'));
  const alert = await screen.findByText(/^The picture was not sent\./);
  expect(alert.closest('[role="alert"]')).not.toBeNull();
  expect(shown()).toBe('blob:picture-1');
  press('Try again');
  calls[1]?.fail(new Failure('too_large', 'The church has no room for more pictures'));
  await screen.findByText('The church has no room for more pictures.');
  await axeFindsNothing('failed');
  press('Try again');
  calls[2]?.done('/pictures/3');
  await waitFor(() => expect(shown()).toBe('/pictures/3'));
});

test('another one takes the place of the one on its way', async () => {
  const { calls, upload } = held();
  render(<Photo upload={upload} />);
  choose(photo);
  choose(new File(['1'], 'door.png', { type: 'image/png' }));
  expect(calls.map(({ signal }) => signal.aborted)).toEqual([true, false]);
  calls[0]?.done('/pictures/roof');
  calls[1]?.done('/pictures/door');
  await waitFor(() => expect(shown()).toBe('/pictures/door'));
});

test('dropped and pasted files are taken; what is no picture is refused in a sentence', async () => {
  const { calls, upload } = held();
  render(<Photo upload={upload} />);
  fireEvent.drop(place(), { dataTransfer: { files: [photo] } });
  expect(calls).toHaveLength(1);
  fireEvent.paste(place(), { clipboardData: { files: [photo] } });
  expect(calls).toHaveLength(2);
  const pdf = new File(['1'], 'notes.pdf', { type: 'application/pdf' });
  fireEvent.drop(place(), { dataTransfer: { files: [pdf] } });
  expect(calls).toHaveLength(2);
  await screen.findByText(/^“notes.pdf” is not a picture/);
});

test('a file that only pretends to be a picture is not sent on', async () => {
  const { calls, upload } = held();
  render(<Photo upload={upload} />);
  choose(photo);
  const picture = place().querySelector('img');
  if (!picture) throw new Error('No picture');
  fireEvent.error(picture);
  await screen.findByText('This picture cannot be read. Choose another one.');
  expect(calls[0]?.signal.aborted).toBe(true);
  expect(shown()).toBeNull();
});

test.each([
  [{ name: 'a.svg', type: 'image/svg+xml', size: 10 }, /Choose a JPEG, PNG or WebP file\.$/],
  [{ name: 'a.png', type: 'image/png', size: 0 }, /^“a\.png” is empty\./],
  [{ name: 'a.png', type: 'image/png', size: 7_240_000 }, /7,2\sMB\. Choose .* 5,0\sMB\.$/],
])('a file that cannot be taken: %o', (file, sentence) => {
  expect(pictureProblem(file, 5_000_000)).toMatch(sentence);
});
