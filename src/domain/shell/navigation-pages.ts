import type { NavigationItem } from './navigation-item.ts';
import { accessPages, frames, invoiceForms, pricingForms } from './page-forms.ts';

/** 'split-screen-reversed' -> 'Split screen reversed'. */
function spoken(name: string): string {
  const words = name.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function leaf(id: string, title: string, link: string): NavigationItem {
  return { id, type: 'basic', title, link };
}

/** One entry a form of a page: the name of the form ends its address. */
function forms(id: string, title: string, base: string, names: readonly string[]): NavigationItem {
  const children = names.map((name) => leaf(`${id}.${name}`, spoken(name), `${base}/${name}`));
  return { id, type: 'collapsable', title, children };
}

/** Pages that show a form of something rather than a church's own. */
export const navigationPages: NavigationItem = {
  id: 'pages',
  type: 'collapsable',
  title: 'Pages',
  icon: 'pages',
  children: [
    leaf('pages.activities', 'Activities', '/pages/activities'),
    {
      id: 'pages.authentication',
      type: 'collapsable',
      title: 'Authentication',
      children: accessPages.map((page) =>
        forms(
          `pages.authentication.${page}`,
          spoken(page),
          `/pages/authentication/${page}`,
          frames,
        ),
      ),
    },
    forms('pages.comingSoon', 'Coming soon', '/pages/coming-soon', frames),
    forms('pages.error', 'Error', '/pages/error', ['404', '500']),
    forms('pages.invoice', 'Invoice', '/pages/invoice/printable', invoiceForms),
    leaf('pages.maintenance', 'Maintenance', '/pages/maintenance'),
    forms('pages.pricing', 'Pricing', '/pages/pricing', pricingForms),
  ],
};

/** Pages about the product itself. */
export const navigationDocs: NavigationItem = {
  id: 'documentation',
  type: 'collapsable',
  title: 'Documentation',
  short: 'Docs',
  icon: 'documentation',
  children: [
    leaf('documentation.changelog', 'Changelog', '/docs/changelog'),
    leaf('documentation.guides', 'Guides', '/docs/guides'),
  ],
};
