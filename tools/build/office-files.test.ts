import { expect, test } from 'vitest';
import { officeFiles, type Bundle, type ModuleGraph } from './office-files.ts';

const office = '/app/src/app/office/office.tsx';
const pages = '/app/src/routes/_signed-in/(office)/';
const modules: Record<string, { now?: string[]; wanted?: string[] }> = {
  '/app/src/main.tsx': { now: ['/app/src/form.tsx'], wanted: [office, '/app/src/tree.ts'] },
  '/app/src/form.tsx': { wanted: ['/app/src/sheet.tsx'] },
  '/app/src/sheet.tsx': {},
  [office]: { now: ['/app/src/frame.tsx'], wanted: ['/app/src/app/office/drawer.tsx'] },
  '/app/src/frame.tsx': {},
  '/app/src/app/office/drawer.tsx': {},
  '/app/src/tree.ts': {
    now: [`${pages}apps/tasks.tsx`, `${pages}apps/churches/tally.tsx`],
  },
  [`${pages}apps/tasks.tsx`]: { wanted: [`${pages}apps/tasks.tsx?tsr-split=component`] },
  [`${pages}apps/tasks.tsx?tsr-split=component`]: { now: ['/app/src/both.tsx', '/app/src/t.tsx'] },
  [`${pages}apps/churches/tally.tsx`]: {
    wanted: [`${pages}apps/churches/tally.tsx?tsr-split=component`],
  },
  [`${pages}apps/churches/tally.tsx?tsr-split=component`]: {
    now: ['/app/src/both.tsx'],
    wanted: ['/app/src/qr.tsx'],
  },
  '/app/src/both.tsx': {},
  '/app/src/t.tsx': {},
  '/app/src/qr.tsx': {},
};
const graph: ModuleGraph = {
  getModuleInfo: (id) => ({
    importedIds: modules[id]?.now ?? [],
    dynamicallyImportedIds: modules[id]?.wanted ?? [],
  }),
};
const chunk = (code: string, ...moduleIds: string[]) => ({
  type: 'chunk' as const,
  moduleIds,
  code,
});
const bundle: Bundle = {
  'assets/main.js': chunk('', '/app/src/main.tsx', '/app/src/form.tsx'),
  'assets/sheet.js': chunk('assets/images.worker-12345678.js', '/app/src/sheet.tsx'),
  'assets/office.js': chunk('', office, '/app/src/frame.tsx'),
  'assets/drawer.js': chunk('assets/pairs.worker-12345678.js', '/app/src/app/office/drawer.tsx'),
  'assets/tree.js': chunk('', '/app/src/tree.ts', `${pages}apps/tasks.tsx`),
  'assets/tasks.js': chunk('', `${pages}apps/tasks.tsx?tsr-split=component`, '/app/src/t.tsx'),
  'assets/both.js': chunk('', '/app/src/both.tsx'),
  'assets/tally.js': chunk('', `${pages}apps/churches/tally.tsx?tsr-split=component`),
  'assets/qr.js': chunk('', '/app/src/qr.tsx'),
  'assets/passed-on.js': chunk('export * from "./both.js"'),
  'assets/images.worker-12345678.js': { type: 'asset' },
  'assets/pairs.worker-12345678.js': { type: 'asset' },
  'assets/main.css': { type: 'asset' },
};

test('the office’s are its pages and what they alone load; its frame and what an usher opens come to every device', () => {
  expect([...officeFiles(graph, bundle, ['/app/src/main.tsx'])]).toEqual([
    'assets/drawer.js',
    'assets/tasks.js',
    'assets/pairs.worker-12345678.js',
  ]);
});

test('a new page is the office’s unless it is named as one that everybody opens', () => {
  const moved = {
    ...bundle,
    'assets/new.js': chunk('', `${pages}apps/new.tsx?tsr-split=component`),
  };
  expect(officeFiles(graph, moved, ['/app/src/main.tsx'])).toContain('assets/new.js');
});
