import type { NavigationItem } from '../shell/navigation-item.ts';

export const groupsMenu: NavigationItem = {
  id: 'groups',
  type: 'collapsable',
  title: 'Groups',
  icon: 'groups',
  children: [
    {
      id: 'groups.types',
      type: 'basic',
      title: 'Group types',
      link: '/apps/group-types',
    },
    {
      id: 'groups.all',
      type: 'basic',
      title: 'All groups',
      link: '/apps/groups',
      exactMatch: true,
    },
    {
      id: 'groups.cells',
      type: 'basic',
      title: 'Cell ministry',
      link: '/apps/groups/cell-ministry',
      exactMatch: true,
    },
    {
      id: 'groups.submit',
      type: 'basic',
      title: 'Submit cell report',
      link: '/apps/groups/cell-ministry/submit-attendance-report',
    },
    {
      id: 'groups.reports',
      type: 'basic',
      title: 'Cell reports',
      link: '/apps/groups/cell-ministry/attendance-reports',
    },
    {
      id: 'groups.analytics',
      type: 'basic',
      title: 'Group analytics',
      link: '/apps/groups/reports/attendance-analytics',
    },
  ],
};
