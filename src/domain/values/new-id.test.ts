import { expect, test } from 'vitest';
import { newId } from './new-id.ts';

test('an id is a uuid of version 7 that carries its time', () => {
  // The example of RFC 9562, appendix A.6.
  const id = newId(0x017f22e279b0);
  expect(id).toMatch(/^017f22e2-79b0-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
});

test('ids sort by when they were made, and two of one moment differ', () => {
  expect(newId(1_000) < newId(1_001)).toBe(true);
  expect(newId(1_000)).not.toBe(newId(1_000));
});
