import type { NavigationItem } from '../../shell/navigation-item.ts';

export const helpCenterMenu: NavigationItem = {
  id: 'apps.help-center',
  type: 'collapsable',
  title: 'Help center',
  children: [
    {
      id: 'apps.help-center.home',
      type: 'basic',
      title: 'Home',
      link: '/apps/help-center',
      exactMatch: true,
    },
    { id: 'apps.help-center.faqs', type: 'basic', title: 'FAQs', link: '/apps/help-center/faqs' },
    {
      id: 'apps.help-center.guides',
      type: 'basic',
      title: 'Guides',
      link: '/apps/help-center/guides',
    },
    {
      id: 'apps.help-center.support',
      type: 'basic',
      title: 'Support',
      link: '/apps/help-center/support',
    },
  ],
};
