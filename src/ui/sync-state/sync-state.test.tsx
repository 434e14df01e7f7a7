// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { SyncStateName } from './sync-state.css.ts';
import { SyncState } from './sync-state.tsx';

afterEach(cleanup);

const words: [SyncStateName, string][] = [
  ['draft', 'Draft'],
  ['saved', 'Saved on this device'],
  ['sending', 'Sending…'],
  ['sent', 'Sent'],
  ['attention', 'Needs attention'],
  ['conflict', 'Conflict'],
];

test.each(words)('B44 the state %s is an icon and the word "%s"', (state, word) => {
  const { container } = render(<SyncState state={state} />);
  expect(container.textContent).toBe(word);
  expect(container.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true');
});
