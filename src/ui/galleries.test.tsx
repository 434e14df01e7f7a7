// @vitest-environment happy-dom
import { cleanup } from '@testing-library/react';
import { afterEach, test } from 'vitest';
import { axeFindsNothing } from '../../tests/support/axe-here.ts';
import { renderAt } from '../../tests/support/in-router.tsx';
import type { Example } from './gallery.ts';

afterEach(cleanup);

const galleries = import.meta.glob<{ gallery: Example[] }>('./*/*.gallery.tsx');

test.each(Object.entries(galleries))('B41 axe finds nothing in %s', async (path, load) => {
  const { gallery } = await load();
  for (const { label, Example: Shown } of gallery) {
    await renderAt('/here', <Shown />);
    await axeFindsNothing(`${path}: ${label}`);
    cleanup();
  }
});
