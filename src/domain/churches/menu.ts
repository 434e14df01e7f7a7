import type { NavigationItem } from '../shell/navigation-item.ts';

export const churchesMenu: NavigationItem = {
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
    },
    {
      id: 'churches.groups',
      type: 'basic',
      title: 'Church groups',
      link: '/apps/churches/church-groups',
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
    },
  ],
};
