import Hourglass from 'lucide-react/icons/hourglass';
import { comingIn } from '#domain/shell/navigation.ts';
import { navigationTree } from '#domain/shell/navigation-tree.gen.ts';
import type { Basic } from '#domain/shell/navigation-item.ts';
import { Card } from '../../../ui/card/card.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { navigationIcons } from '../../../ui/navigation/navigation-icons.ts';
import { PageHeader } from '../../../ui/page-header/page-header.tsx';
import * as css from './coming-soon-page.css.ts';

/** Purpose of a screen, by the id of its entry in the menu. */
const purposes: Readonly<Record<string, string>> = {
  'groups.types': 'Your own words for groups and their members.',
  'groups.all': 'Cells and ministries at any depth, with members and schedules.',
  'groups.cells': 'How each cell is doing, and who has not reported.',
  'people.all': 'Everybody in your churches, with search, import and export.',
  communications: 'Messages to groups and churches.',
  events: 'Events with registration and check-in.',
  discipleship: 'The steps a person takes, from first visit to serving.',
  missions: 'Missions and outreaches, with teams and reports.',
};

function partOf({ subtitle }: Basic): string | null {
  return typeof subtitle === 'string' ? subtitle : null;
}

/** Every screen that the menu names and that is still being built. */
export function ComingSoonPage() {
  return (
    <div className={css.page}>
      <PageHeader
        title="What is coming"
        facts="We are still building these screens. They appear in the menu when they are ready."
      />
      <ul className={css.list}>
        {comingIn(navigationTree).map((item) => (
          <li key={item.id}>
            <Card className={css.card}>
              <Icon of={item.icon ? navigationIcons[item.icon] : Hourglass} size="md" />
              <div>
                {partOf(item) !== null && <p className={css.part}>{partOf(item)}</p>}
                <h2 className={css.title}>{item.title}</h2>
                <p className={css.purpose}>{purposes[item.id]}</p>
              </div>
            </Card>
          </li>
        ))}
      </ul>
    </div>
  );
}
