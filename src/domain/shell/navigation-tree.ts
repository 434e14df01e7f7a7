import { navigationFeatures } from './navigation-features.ts';
import type { NavigationItem } from './navigation-item.ts';
import { navigationDocs, navigationPages } from './navigation-pages.ts';

/**
 * Everything the back office leads to, once: the four navigation sets are made of it. Ids are dotted
 * paths, by which roles and badges find their item. `soon`: the screen does not exist yet.
 */
export const navigationTree: readonly NavigationItem[] = [
  {
    id: 'overview',
    type: 'group',
    title: 'Overview',
    children: [
      {
        id: 'dashboard',
        type: 'basic',
        title: 'Dashboard',
        icon: 'dashboard',
        link: '/dashboard',
        exactMatch: true,
      },
    ],
  },
  {
    id: 'ministry',
    type: 'group',
    title: 'Ministry',
    children: [
      {
        id: 'churches',
        type: 'collapsable',
        title: 'Churches',
        icon: 'church',
        children: [
          {
            id: 'churches.dashboard',
            type: 'basic',
            title: 'Church dashboard',
            link: '/apps/churches/dashboard',
          },
          {
            id: 'churches.all',
            type: 'basic',
            title: 'All churches',
            link: '/apps/churches',
            exactMatch: true,
            soon: true,
          },
          {
            id: 'churches.submit',
            type: 'basic',
            title: 'Submit attendance',
            link: '/apps/churches/submit-attendance-report',
          },
          {
            id: 'churches.reports',
            type: 'basic',
            title: 'Attendance reports',
            link: '/apps/churches/attendance-reports',
          },
          {
            id: 'churches.mine',
            type: 'basic',
            title: 'My reports',
            link: '/apps/churches/my-reports',
            badge: { counts: 'reportsNeedingMe' },
          },
          {
            id: 'churches.analytics',
            type: 'basic',
            title: 'Attendance analytics',
            link: '/apps/churches/reports/attendance-analytics',
            soon: true,
          },
        ],
      },
      {
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
            soon: true,
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
            title: 'Attendance analytics',
            link: '/apps/groups/reports/attendance-analytics',
            soon: true,
          },
        ],
      },
      {
        id: 'people',
        type: 'collapsable',
        title: 'People',
        icon: 'people',
        children: [
          {
            id: 'people.newFamily',
            type: 'basic',
            title: 'New family',
            link: '/apps/people/new-family',
            soon: true,
          },
          {
            id: 'people.families',
            type: 'basic',
            title: 'Families',
            link: '/apps/people/families/list',
            soon: true,
          },
          {
            id: 'people.all',
            type: 'basic',
            title: 'All people',
            link: '/apps/people',
            exactMatch: true,
            soon: true,
          },
        ],
      },
      {
        id: 'communications',
        type: 'basic',
        title: 'Communications',
        short: 'Messages',
        icon: 'communications',
        link: '/apps/communications/list',
        soon: true,
      },
      {
        id: 'events',
        type: 'basic',
        title: 'Events',
        icon: 'events',
        link: '/apps/events/manage',
        soon: true,
      },
      {
        id: 'discipleship',
        type: 'basic',
        title: 'Discipleship',
        icon: 'discipleship',
        link: '/apps/discipleship',
        disabled: true,
      },
      {
        id: 'missions',
        type: 'basic',
        title: 'Missions',
        icon: 'missions',
        link: '/apps/missions',
        soon: true,
      },
    ],
  },
  {
    id: 'demo',
    type: 'group',
    title: 'Demo',
    children: [
      {
        id: 'apps',
        type: 'collapsable',
        title: 'Apps',
        icon: 'apps',
        children: [
          {
            id: 'apps.tasks',
            type: 'basic',
            title: 'Tasks',
            link: '/apps/tasks',
            subtitle: { counts: 'tasksRemaining' },
          },
        ],
      },
      navigationPages,
      navigationDocs,
    ],
  },
  {
    id: 'settings',
    type: 'group',
    title: 'System',
    children: [
      {
        id: 'settings.own',
        type: 'basic',
        title: 'My settings',
        icon: 'account',
        link: '/pages/settings/account',
      },
      {
        id: 'settings.system',
        type: 'basic',
        title: 'Settings',
        icon: 'settings',
        link: '/pages/settings',
        exactMatch: true,
      },
      {
        id: 'example',
        type: 'basic',
        title: 'Example',
        icon: 'example',
        link: '/example',
      },
      {
        id: 'ui',
        type: 'basic',
        title: 'User interface',
        short: 'Parts',
        icon: 'components',
        link: '/ui',
      },
      navigationFeatures,
    ],
  },
];
