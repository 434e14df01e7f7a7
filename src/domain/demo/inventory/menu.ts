import type { NavigationItem } from '../../shell/navigation-item.ts';

export const ecommerceMenu: NavigationItem = {
  id: 'apps.ecommerce',
  type: 'collapsable',
  title: 'E-commerce',
  children: [
    {
      id: 'apps.ecommerce.inventory',
      type: 'basic',
      title: 'Inventory',
      link: '/apps/ecommerce/inventory',
    },
  ],
};
