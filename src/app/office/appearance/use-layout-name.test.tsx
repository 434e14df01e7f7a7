// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { renderAt } from '../../../../tests/support/in-router.tsx';
import { layoutChoice } from './layout-choice.ts';
import { useLayoutName } from './use-layout-name.ts';

afterEach(() => {
  cleanup();
  localStorage.clear();
});

function Shown() {
  return <p>{useLayoutName()}</p>;
}

test('without a wish it is classic; what was chosen stays', async () => {
  await renderAt('/here', <Shown />);
  expect(screen.getByText('classic')).toBeTruthy();
  cleanup();
  layoutChoice.choose('thin');
  await renderAt('/here', <Shown />);
  expect(screen.getByText('thin')).toBeTruthy();
});

test('S2-098 the address may ask for a layout, which is the choice from then on', async () => {
  await renderAt('/here?layout=dense', <Shown />);
  expect(screen.getByText('dense')).toBeTruthy();
  expect(layoutChoice.getSnapshot()).toBe('dense');
});

test('an address that asks for no layout of ours changes nothing', async () => {
  await renderAt('/here?layout=sideways', <Shown />);
  expect(screen.getByText('classic')).toBeTruthy();
});

test('S2-099 a route’s own layout wins over the address and the choice', async () => {
  layoutChoice.choose('thin');
  await renderAt('/here?layout=dense', <Shown />, { layout: 'empty' });
  expect(screen.getByText('empty')).toBeTruthy();
});
