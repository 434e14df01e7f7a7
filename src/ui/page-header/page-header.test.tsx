// @vitest-environment happy-dom
import { cleanup, screen, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, test } from 'vitest';
import { renderAt } from '../../../tests/support/in-router.tsx';
import { PageHeader } from './page-header.tsx';
import { PageWayHere } from './page-way.ts';

afterEach(cleanup);

test('the way here ends in the page itself, which is no link', async () => {
  await renderAt(
    '/here',
    <PageHeader title="Cards" trail={[{ title: 'User interface', to: '/ui' }]} facts="Six kinds" />,
  );
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Cards');
  const way = within(screen.getByRole('navigation', { name: 'Breadcrumb of Cards' }));
  const [first] = way.getAllByRole('link');
  expect(first?.getAttribute('href')).toBe('/ui');
  expect(way.queryByRole('link', { name: 'Cards' })).toBeNull();
  expect(way.getByText('Cards').getAttribute('aria-current')).toBe('page');
});

function Below({ title, to }: { title: string; to?: string }) {
  return (
    <PageWayHere value={{ through: [{ title: 'Settings', ...(to && { to }) }], isInBar: true }}>
      <PageHeader title={title} />
    </PageWayHere>
  );
}

test('where a bar names the way, the page has only the way back, and none to a closed page', async () => {
  await renderAt(
    '/here',
    <>
      <Below title="Roles" to="/settings" />
      <Below title="Audit log" />
    </>,
  );
  const way = screen.getByRole('navigation');
  expect(way.textContent).toBe('Settings');
  expect(within(way).getByRole('link').getAttribute('href')).toBe('/settings');
});

test('the frame is told what the open page calls itself, and that it is gone', async () => {
  const told: (string | null)[] = [];
  const inFrame = (page: ReactNode) => (
    <PageWayHere value={{ through: [], isInBar: true, onNamed: (title) => told.push(title) }}>
      {page}
    </PageWayHere>
  );
  await renderAt(
    '/here',
    inFrame(
      <>
        <PageHeader title="Orlando West cell" />
        <PageHeader title="Members" heading="p" />
      </>,
    ),
  );
  expect(told).toEqual(['Orlando West cell']);
  cleanup();
  expect(told).toEqual(['Orlando West cell', null]);
});
