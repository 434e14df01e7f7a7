// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { renderAt } from '../../../../tests/support/in-router.tsx';
import type { WidgetName } from '../gallery-page.ts';
import { addressOf, galleryPages } from '../gallery-pages.ts';
import { GalleryScreen, type Widgets } from './gallery-screen.tsx';

afterEach(cleanup);

const widget = (name: WidgetName) => [name, { title: name, Widget: () => <p>{name}, live</p> }];
const widgets = Object.fromEntries(
  (
    [
      'appearance',
      'languages',
      'messages',
      'notifications',
      'quickChat',
      'search',
      'shortcuts',
      'person',
      'fullscreen',
      'loading',
    ] as const
  ).map(widget),
) as Widgets;

/** It shows everything, each part of which is shown elsewhere too. */
const pages = galleryPages.filter(({ screen: name }) => name !== 'everyPart');

test.each(pages)('S2-095 /ui/$path', async (page) => {
  await renderAt(addressOf(page), <GalleryScreen path={page.path} widgets={widgets} />);
  await waitFor(() => expect(document.querySelector('h1')?.textContent).toBe(page.title));
  await waitFor(() => expect(document.querySelector('div[aria-busy="true"]')).toBeNull());
  for (const name of page.widgets ?? []) expect(screen.getByText(`${name}, live`)).toBeTruthy();
});

test('every gallery shows something live', () => {
  const still = galleryPages.filter(
    ({ parts = [], screen: own, widgets: live }) => parts.length === 0 && !own && !live,
  );
  expect(still.map(({ path }) => path)).toEqual([]);
});

test('a part shows its examples, or the code of them', async () => {
  await renderAt('/ui/datatable', <GalleryScreen path="datatable" widgets={widgets} />);
  const tab = (await screen.findAllByRole('tab', { name: 'Code' }))[0];
  if (!tab) throw new Error('No code');
  fireEvent.mouseDown(tab, { button: 0 });
  const code = await screen.findByRole('region', { name: 'Code of Table' });
  expect(code.textContent).toContain('export const gallery: Example[]');
});
