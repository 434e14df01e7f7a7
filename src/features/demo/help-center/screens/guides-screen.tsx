import { Link } from '@tanstack/react-router';
import Search from 'lucide-react/icons/search';
import { type ReactNode, useDeferredValue, useState } from 'react';
import type { GuideCategory } from '#domain/demo/help-center/entities.ts';
import { usualLimit } from '#domain/demo/help-center/operations.ts';
import { useLive } from '../../../../api/live-queries/use-live.ts';
import { DemoPage } from '../../../../demo/demo-page.tsx';
import { SearchBox } from '../../../../demo/search-box.tsx';
import { EmptyState } from '../../../../ui/empty-state/empty-state.tsx';
import { firstGuidesHere, guidesHere } from '../here.ts';
import { GuideLink } from '../parts/guide-link.tsx';
import * as css from '../parts/help-center.css.ts';
import { foundGuides } from '../search.ts';
import { guideWords } from '../words.ts';

/** The first guides of a category, and the way to all of them where there are more. */
function CategoryCard({ category }: { category: GuideCategory }) {
  const { slug, title, guides, visibleGuides = 0, totalGuides = 0 } = category;
  return (
    <section className={css.card} aria-label={title}>
      <h2 className={css.heading}>{title}</h2>
      <ul className={css.links}>
        {guides.map((guide) => (
          <li key={guide.id}>
            <GuideLink found={{ category, guide }} />
          </li>
        ))}
        {visibleGuides < totalGuides && (
          <li>
            <Link
              to="/apps/help-center/guides/$categorySlug"
              params={{ categorySlug: slug }}
              className={css.way}
              aria-label={`View all ${totalGuides} of ${title}`}
            >
              View all {totalGuides}
            </Link>
          </li>
        )}
      </ul>
    </section>
  );
}

/** The guides of all categories that say these words. */
function Found({ words }: { words: string }) {
  const live = useLive(guidesHere);
  const found = foundGuides(live.state === 'ready' ? live.data : [], words);
  if (found.length === 0) {
    return (
      <EmptyState icon={Search} title="No guide says this">
        Try other words, or look through the questions.
      </EmptyState>
    );
  }
  return (
    <ul className={css.links} aria-label="Guides found">
      {found.map((one) => (
        <li key={one.guide.id}>
          <GuideLink found={one} isWhole />
        </li>
      ))}
    </ul>
  );
}

/** S2-077: the categories of guides. */
export function GuidesScreen({ menu }: { menu: ReactNode }) {
  const list = useLive(firstGuidesHere, usualLimit);
  const [typed, setTyped] = useState('');
  const words = useDeferredValue(typed).trim();
  const actions = (
    <>
      <SearchBox label="Search guides" value={typed} onChange={setTyped} />
      {menu}
    </>
  );
  return (
    <DemoPage title="Guides" actions={actions} list={list} words={guideWords}>
      {(categories) =>
        words === '' ? (
          <div className={css.cards}>
            {categories.map((category) => (
              <CategoryCard key={category.id} category={category} />
            ))}
          </div>
        ) : (
          <Found words={words} />
        )
      }
    </DemoPage>
  );
}
