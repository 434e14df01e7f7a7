// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { administratorRole } from '#domain/permissions.ts';
import { navigationFor } from '#domain/shell/navigation.ts';
import { renderAt } from '../../../tests/support/in-router.tsx';
import { PageHeader } from '../../ui/page-header/page-header.tsx';
import { PageWayHere } from '../../ui/page-header/page-way.ts';
import { useHere } from './use-here.ts';

afterEach(cleanup);

const path = '/pages/settings/audit-log';

type Role = 'Church Admin' | typeof administratorRole;

function Page({ role }: { role: Role }) {
  const { here, own, way } = useHere(navigationFor([role]).default, path, 'Page', false);
  return (
    <PageWayHere value={way}>
      <output>{`${here.title}, ${own}`}</output>
      <PageHeader title="Audit log" />
    </PageWayHere>
  );
}

const shownTo = (role: Role, openedFrom: string | readonly string[] = '/pages/settings') =>
  renderAt(path, <Page role={role} />, { openedFrom });

test('the way to a page is a link only for people who may open the page that it leads through', async () => {
  await shownTo(administratorRole);
  expect(screen.getAllByRole('link', { name: 'Settings' })).not.toHaveLength(0);
  cleanup();
  await shownTo('Church Admin');
  expect(screen.getByText('Settings').closest('a')).toBeNull();
});

test('where that page is not for them, the way leads through the next one from which they open it', async () => {
  await shownTo('Church Admin', ['/pages/settings', '/pages/settings/account']);
  const [link] = screen.getAllByRole('link', { name: 'My settings' });
  expect(link?.getAttribute('href')).toBe('/pages/settings/account');
});

test('the bar says what a page calls itself that a list leads to; the window, which the browser remembers, says its kind', async () => {
  await shownTo(administratorRole);
  expect(screen.getByRole('status').textContent).toBe('Audit log, Page');
});
