import type { NavigationItem } from '../shell/navigation-item.ts';

export const peopleMenu: NavigationItem = {
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
    },
    {
      id: 'people.families',
      type: 'basic',
      title: 'Families',
      link: '/apps/people/families/list',
    },
    {
      id: 'people.all',
      type: 'basic',
      title: 'All people',
      link: '/apps/people',
      exactMatch: true,
    },
    {
      id: 'people.followUps',
      type: 'basic',
      title: 'Follow-ups',
      link: '/apps/people/follow-ups',
    },
  ],
};
