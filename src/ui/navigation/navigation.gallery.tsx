import type { NavigationItem } from '#domain/shell/navigation-item.ts';
import type { Example } from '../gallery.ts';
import { HorizontalNavigation } from './horizontal-navigation.tsx';
import { tones } from './navigation-tone.css.ts';
import { RailNavigation } from './rail-navigation.tsx';
import { VerticalNavigation } from './vertical-navigation.tsx';

const counts = { reportsNeedingMe: 3, tasksRemaining: 11, mailsUnread: 27 };

/** One of each kind. */
const tree: NavigationItem[] = [
  {
    id: 'ministry',
    type: 'group',
    title: 'Ministry',
    children: [
      { id: 'home', type: 'basic', title: 'Dashboard', icon: 'dashboard', link: '/somewhere' },
      {
        id: 'churches',
        type: 'collapsable',
        title: 'Churches',
        subtitle: 'Twelve of them',
        icon: 'church',
        children: [
          {
            id: 'mine',
            type: 'basic',
            title: 'My reports',
            link: '/somewhere/else',
            badge: { counts: 'reportsNeedingMe' },
          },
          { id: 'all', type: 'basic', title: 'All churches', link: '/later', soon: true },
        ],
      },
    ],
  },
  { id: 'line', type: 'divider' },
  {
    id: 'off',
    type: 'basic',
    title: 'Discipleship',
    icon: 'discipleship',
    link: '/',
    disabled: true,
  },
];
const parents = tree.flatMap((item) => (item.type === 'group' ? item.children : [item]));

export const gallery: Example[] = [
  ...(['plain', 'dark', 'accent'] as const).map((tone) => ({
    label: `Vertical, ${tone}`,
    Example: () => (
      <nav
        aria-label={`Vertical, ${tone}`}
        className={tones[tone]}
        data-inside={tone === 'dark' ? 'dark' : undefined}
      >
        <VerticalNavigation items={tree} counts={counts} />
      </nav>
    ),
  })),
  {
    label: 'Rail',
    Example: () => (
      <nav aria-label="Rail" className={tones.plain}>
        <RailNavigation items={parents} counts={counts} railClass="" />
      </nav>
    ),
  },
  {
    label: 'Bar',
    Example: () => (
      <nav aria-label="Bar" className={tones.plain}>
        <HorizontalNavigation items={parents} counts={counts} />
      </nav>
    ),
  },
  {
    label: 'Bar with a line',
    Example: () => (
      <nav aria-label="Bar with a line" className={tones.plain}>
        <HorizontalNavigation items={parents} counts={counts} kind="lined" />
      </nav>
    ),
  },
];
