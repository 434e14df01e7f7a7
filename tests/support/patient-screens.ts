import { patience } from './patience.ts';

// The tests of parts and screens only: what has no document waits with `expect.poll`.
if (typeof document !== 'undefined') {
  const { configure } = await import('@testing-library/react');
  configure({ asyncUtilTimeout: patience });
}
