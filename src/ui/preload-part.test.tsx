// @vitest-environment happy-dom
import { cleanup, getByLabelText, render, screen } from '@testing-library/react';
import { type ComponentType, startTransition, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, test, vi } from 'vitest';
import { preloadPart } from './preload-part.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const Field = ({ label }: { label: string }) => <input aria-label={label} />;

const fieldLater = () => preloadPart(() => Promise.resolve(Field));
const pageWith = (Part: ComponentType<{ label: string }>, label: string) => (
  <Suspense fallback="Loading">
    <Part label={label} />
  </Suspense>
);

test('a part that was loaded while it is shown keeps what was typed when its page changes', async () => {
  const { Part } = fieldLater();
  // As a browser renders: code that arrives in the middle of it is taken where the rendering stands.
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  startTransition(() => root.render(pageWith(Part, 'Notes')));
  const field = await vi.waitFor(() => getByLabelText<HTMLInputElement>(place, 'Notes'));
  root.render(pageWith(Part, 'Notes of the service'));
  await vi.waitFor(() => getByLabelText(place, 'Notes of the service'));
  expect(getByLabelText(place, 'Notes of the service')).toBe(field);
  root.unmount();
});

test('a part that was loaded before stands at once', async () => {
  const { Part, preload } = fieldLater();
  await preload();
  render(pageWith(Part, 'Notes'));
  screen.getByLabelText('Notes');
});
