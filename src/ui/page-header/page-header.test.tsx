// @vitest-environment happy-dom
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { renderAt } from '../../../tests/support/in-router.tsx';
import { PageHeader } from './page-header.tsx';

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
