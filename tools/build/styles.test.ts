import { expect, test } from 'vitest';
import { markImports } from './styles.ts';

const waits = (file: string) => file.startsWith('late');
/** A dynamic import as the bundler writes it. */
const imported = (file: string, quote = '`') => `import(${quote}./${file}-1.js${quote})`;

test('an import of a part that needs the later styles waits for them, any other does not', () => {
  const [late, soon] = [imported('late'), imported('soon')];
  expect(
    markImports(
      `a(()=>${late},__VITE_PRELOAD__);a(()=>${soon}.then(e=>e.t),__VITE_PRELOAD__)`,
      waits,
    ),
  ).toBe(`a(()=>${late},1);a(()=>${soon}.then(e=>e.t))`);
});

test('one import inside another has its own mark', () => {
  const [late, soon] = [imported('late', '"'), imported('soon', '"')];
  expect(
    markImports(
      `a(()=>${late}.then(()=>a(()=>${soon}, __VITE_PRELOAD__)), __VITE_PRELOAD__)`,
      waits,
    ),
  ).toBe(`a(()=>${late}.then(()=>a(()=>${soon})),1)`);
});
