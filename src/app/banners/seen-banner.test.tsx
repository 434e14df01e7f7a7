// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Grant } from '#domain/permissions.ts';
import { databases } from '#store/database.ts';
import { beginSeeing } from '#store/session/seeing.ts';
import { activeProfile } from '#store/session/session.ts';
import { rememberSession } from '../../api/session/who.ts';
import {
  administrator,
  forgetBrowser,
  freshBrowser,
  loseNetwork,
  openApp,
  signInHere,
  usherOfBoth,
} from '../../../tests/support/app-page.tsx';
import { axeFindsNothing } from '../../../tests/support/axe-here.ts';
import { fixedId, graceValley, thabo } from '../../../tests/support/device.ts';

const seenId = fixedId(981);
const form = '/apps/churches/submit-attendance-report';
let assigned: string[];

beforeEach(() => {
  freshBrowser();
  assigned = [];
  vi.spyOn(location, 'assign').mockImplementation((to) => void assigned.push(String(to)));
});
afterEach(forgetBrowser);

/** An administrator sees the app as an usher would, on a device that was closed meanwhile. */
async function lookFor(expiresIn: number): Promise<void> {
  await signInHere(administrator);
  const { vault } = databases();
  const lookers = await activeProfile(vault);
  const { tenant } = lookers ?? expect.fail('the administrator is here');
  const user = {
    id: fixedId(982),
    name: 'Fatima Adams',
    email: 'fatima@example.org',
    avatar: null,
    status: 'online' as const,
  };
  const grants = usherOfBoth.filter(
    (grant): grant is Grant & { role: 'Usher' } => grant.role === 'Usher',
  );
  await beginSeeing(
    vault,
    { id: seenId, user, tenant, grants, accessToken: 'seen', expiresIn },
    thabo,
  );
  rememberSession({ accessToken: 'seen', profile: seenId, tenant: graceValley });
}

test('issue 13: a look at the app as somebody else stands over the page until its time is over', async () => {
  await lookFor(1800);
  await openApp(form);
  await screen.findByText('You see Ibandla as Fatima Adams would.');
  await axeFindsNothing('an usher’s form as an administrator sees it');
  expect(assigned).toEqual([]);
});

test('issue 13: a look whose time was over while the device was closed ends at the next start, also without a network', async () => {
  await lookFor(-1);
  loseNetwork();
  await openApp(form);
  await vi.waitFor(() => expect(assigned).toEqual(['/pages/settings/roles']));
  const { vault } = databases();
  expect((await activeProfile(vault))?.id).toBe(thabo);
  expect(await vault.profiles.get(seenId)).toBeUndefined();
});
