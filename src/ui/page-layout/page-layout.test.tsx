// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { PageLayout, type ScrollMode } from './page-layout.tsx';

afterEach(cleanup);

test.each<[ScrollMode, string[]]>([
  ['normal', []],
  ['page', ['Page Groups']],
  ['content', ['Groups']],
  ['inner', ['Filters', 'Groups']],
])('scrolling as %s, the keyboard gets to %j', (scroll, names) => {
  render(
    <PageLayout
      kind="simple"
      scroll={scroll}
      label="Groups"
      header="Header"
      sidebar={{ side: 'start', beside: 'content', label: 'Filters', children: 'Church' }}
    >
      Twelve cells
    </PageLayout>,
  );
  const regions = screen.queryAllByRole('region');
  expect(regions.map((region) => region.getAttribute('aria-label'))).toEqual(names);
  expect(regions.every((region) => region.tabIndex === 0)).toBe(true);
});
