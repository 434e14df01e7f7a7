import type { NavigationItem } from '../../shell/navigation-item.ts';

const pages = {
  project: 'Project',
  analytics: 'Analytics',
  finance: 'Finance',
  crypto: 'Crypto',
} as const;

export const dashboardsMenu: NavigationItem = {
  id: 'dashboards',
  type: 'collapsable',
  title: 'Dashboards',
  icon: 'dashboard',
  children: Object.entries(pages).map(([name, title]) => ({
    id: `dashboards.${name}`,
    type: 'basic',
    title,
    link: `/dashboards/${name}`,
  })),
};
