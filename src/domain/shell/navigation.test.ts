import { describe, expect, test } from 'vitest';
import { isParent, type Basic, type NavigationItem } from './navigation-item.ts';
import {
  comingIn,
  disabledWord,
  isCurrent,
  isDisabled,
  navigationFor,
  pathTo,
} from './navigation.ts';
import { navigationTree } from './navigation-tree.gen.ts';

function basics(items: readonly NavigationItem[]): Basic[] {
  return items.flatMap((item) => {
    if (isParent(item)) return basics(item.children);
    return item.type === 'basic' ? [item] : [];
  });
}

const types = (items: readonly NavigationItem[]) => new Set(items.map(({ type }) => type));

const page = (link: string, exactMatch?: true): Basic => ({
  id: link,
  type: 'basic',
  title: link,
  link,
  ...(exactMatch && { exactMatch }),
});

const sets = navigationFor(['System Admin']);

describe('the four sets', () => {
  test.each([
    ['S2-043', '/dashboard'],
    ['S2-044', '/apps/churches/dashboard'],
    ['S2-045', '/apps/churches'],
    ['S2-046', '/apps/churches/submit-attendance-report'],
    ['S2-047', '/apps/churches/attendance-reports'],
    ['S2-048', '/apps/churches/reports/attendance-analytics'],
    ['S2-049', '/apps/group-types'],
    ['S2-050', '/apps/groups'],
    ['S2-051', '/apps/groups/cell-ministry'],
    ['S2-052', '/apps/groups/cell-ministry/attendance-reports'],
    ['S2-053', '/apps/groups/reports/attendance-analytics'],
    ['S2-054', '/apps/people/new-family'],
    ['S2-055', '/apps/people/families/list'],
    ['S2-056', '/apps/people'],
    ['S2-057', '/apps/communications/list'],
    ['S2-058', '/apps/events/manage'],
    ['S2-059', '/apps/discipleship'],
    ['S2-060', '/apps/missions'],
    ['S2-061', '/pages/settings'],
    ['S2-068', '/apps/academy'],
    ['S2-069', '/apps/chat'],
    ['S2-074', '/apps/file-manager'],
    ['S2-075', '/apps/help-center'],
    ['S2-076', '/apps/help-center/faqs'],
    ['S2-077', '/apps/help-center/guides'],
    ['S2-078', '/apps/help-center/support'],
    ['S2-080', '/apps/notes'],
    ['S2-082', '/apps/tasks'],
  ])('%s each of them has %s once', (_id, link) => {
    for (const set of Object.values(sets)) {
      expect(basics(set).filter((item) => item.link === link)).toHaveLength(1);
    }
  });

  test('S2-059 discipleship is disabled in every set', () => {
    for (const set of Object.values(sets)) {
      const item = basics(set).find(({ id }) => id === 'discipleship');
      expect(item && isDisabled(item)).toBe(true);
    }
  });

  test('S2-062 they differ in how parents open', () => {
    expect(types(sets.default)).toEqual(new Set(['group']));
    expect(types(sets.compact)).toEqual(new Set(['basic', 'aside']));
    expect(types(sets.futuristic)).toEqual(new Set(['basic', 'collapsable']));
    expect(types(sets.horizontal)).toEqual(new Set(['basic', 'group']));
  });

  test('one’s own settings open for everybody', () => {
    for (const set of Object.values(navigationFor(['Usher']))) {
      const own = basics(set).find(({ id }) => id === 'settings.own');
      expect(own && [own.link, isDisabled(own)]).toEqual(['/pages/settings/account', false]);
    }
  });

  test('screens that come later stand in one group', () => {
    const coming = pathTo(sets.default, '/coming-soon');
    expect(coming).toEqual(['settings', 'comingSoon']);
    // Without those that are disabled for another reason, which they say.
    const disabled = basics(sets.default).filter(
      (item) => isDisabled(item) && item.disabledFor === undefined,
    );
    expect(disabled.length).toBeGreaterThan(2);
    expect(comingIn(sets.default).map(({ id }) => id)).toEqual(disabled.map(({ id }) => id));
    expect(disabled.map(({ id }) => id)).toContain('events');
    expect(navigationFor(['Usher']).default).toHaveLength(sets.default.length);
    expect(navigationTree.find(({ id }) => id === 'settings')).toMatchObject({
      children: expect.not.arrayContaining([expect.objectContaining({ id: 'comingSoon' })]),
    });
  });

  test('ids are there once', () => {
    const ids = basics(sets.default).map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  test('S6-004 S6-005 S6-006 without the administrator’s role no example, and settings disabled; with it both', () => {
    for (const set of Object.values(navigationFor(['Church Admin', 'Usher']))) {
      const items = basics(set);
      expect(items.some(({ id }) => id === 'example' || id === 'ui')).toBe(false);
      expect(items.find(({ id }) => id === 'settings.system')?.disabled).toBe(true);
    }
    const system = basics(navigationFor(['Church Admin']).default).find(
      ({ id }) => id === 'settings.system',
    );
    expect(system && disabledWord(system)).toBe('Administrators only');
    const own = basics(sets.default);
    expect(own.find(({ id }) => id === 'settings.system')?.disabled).toBeUndefined();
    expect(own.some(({ id }) => id === 'example')).toBe(true);
  });
});

describe('where somebody is', () => {
  test('S2-065 exact match: not current on a page below it', () => {
    expect(isCurrent(page('/apps/groups'), '/apps/groups/12')).toBe(true);
    expect(isCurrent(page('/apps/groups', true), '/apps/groups/12')).toBe(false);
    expect(isCurrent(page('/apps/groups', true), '/apps/groups')).toBe(true);
    expect(isCurrent(page('/apps/group'), '/apps/groups')).toBe(false);
  });

  test('the dashboard is current by both of its addresses', () => {
    expect(isCurrent(page('/dashboard', true), '/pages/profile/dashboard')).toBe(true);
    expect(isCurrent(page('/dashboard', true), '/pages/profile')).toBe(false);
    expect(isCurrent(page('/apps/groups'), '/pages/profile/dashboard')).toBe(false);
  });

  test('the parents over a page, from the top', () => {
    expect(pathTo(sets.default, '/apps/churches/attendance-reports')).toEqual([
      'ministry',
      'churches',
    ]);
    expect(pathTo(sets.default, '/nowhere')).toEqual([]);
  });
});
