import { Link, useNavigate } from '@tanstack/react-router';
import ArrowRight from 'lucide-react/icons/arrow-right';
import ThumbsDown from 'lucide-react/icons/thumbs-down';
import ThumbsUp from 'lucide-react/icons/thumbs-up';
import { Fragment } from 'react';
import type { GuideCategory, GuidePage } from '#domain/demo/help-center/entities.ts';
import { useLive } from '../../../../api/live-queries/use-live.ts';
import { dayOf } from '../../../../demo/day-of.ts';
import * as page from '../../../../demo/demo-page.css.ts';
import { HtmlPage } from '../../../../demo/html-page.tsx';
import { OpenedRow } from '../../../../demo/opened-row.tsx';
import * as sidePanel from '../../../../demo/side-panel.css.ts';
import { useRowEdits } from '../../../../demo/use-row-edits.ts';
import { useSidePanel } from '../../../../demo/use-side-panel.tsx';
import { Button } from '../../../../ui/button/button.tsx';
import { flips } from '../../../../ui/icon/flips.css.ts';
import { Icon } from '../../../../ui/icon/icon.tsx';
import { PageHeader } from '../../../../ui/page-header/page-header.tsx';
import { guideHere, guidesHere, savingGuide } from '../here.ts';
import * as css from '../parts/help-center.css.ts';
import { nextGuide } from '../search.ts';

/** The guides of all categories. */
function Contents({
  categories,
  onChosen,
}: {
  categories: readonly GuideCategory[];
  onChosen(): void;
}) {
  return categories.map(({ id, slug, title, guides }) => (
    <Fragment key={id}>
      <h2 className={sidePanel.heading}>{title}</h2>
      <ul className={sidePanel.entries}>
        {guides.map((guide) => (
          <li key={guide.id}>
            <Link
              to="/apps/help-center/guides/$categorySlug/$guideSlug"
              params={{ categorySlug: slug, guideSlug: guide.slug }}
              className={sidePanel.entry}
              onClick={onChosen}
            >
              {guide.title}
            </Link>
          </li>
        ))}
      </ul>
    </Fragment>
  ));
}

/** Whether it helped, which the device keeps; a second press takes it back. */
function Helped({ guide }: { guide: GuidePage }) {
  const { shown, choose } = useRowEdits(guide, savingGuide);
  const { helpful } = shown;
  const say = (answer: boolean) => choose({ helpful: helpful === answer ? null : answer });
  return (
    <>
      Did this help?
      <Button icon={ThumbsUp} aria-pressed={helpful === true} onClick={() => say(true)}>
        Yes
      </Button>
      <Button icon={ThumbsDown} aria-pressed={helpful === false} onClick={() => say(false)}>
        No
      </Button>
    </>
  );
}

function Opened({ guide }: { guide: GuidePage }) {
  const live = useLive(guidesHere);
  const categories = live.state === 'ready' ? live.data : [];
  const next = nextGuide(categories, guide.id);
  const { side, sideKey } = useSidePanel('All guides', (close) => (
    <Contents categories={categories} onChosen={close} />
  ));
  return (
    <div className={page.page}>
      {side}
      <div className={page.main}>
        <PageHeader title={guide.title} actions={sideKey} />
        <article className={css.guide}>
          <p className={css.subtitle}>{guide.subtitle}</p>
          <HtmlPage html={guide.content} />
          <footer className={css.foot}>
            <Helped guide={guide} />
            <span>
              Updated <time dateTime={guide.updatedAt}>{dayOf(guide.updatedAt)}</time>
            </span>
            {next && (
              <Link
                to="/apps/help-center/guides/$categorySlug/$guideSlug"
                params={{ categorySlug: next.category.slug, guideSlug: next.guide.slug }}
                className={css.next}
              >
                Next: {next.guide.title}
                <Icon of={ArrowRight} size="sm" className={flips} />
              </Link>
            )}
          </footer>
        </article>
      </div>
    </div>
  );
}

/** A guide, beside the names of the others. */
export function GuideScreen({
  categorySlug,
  guideSlug,
}: {
  categorySlug: string;
  guideSlug: string;
}) {
  const navigate = useNavigate();
  const leave = () =>
    navigate({
      to: '/apps/help-center/guides/$categorySlug',
      params: { categorySlug },
      replace: true,
    });
  return (
    <OpenedRow
      query={guideHere}
      id={`${categorySlug}/${guideSlug}`}
      word="guide"
      onMissing={() => void leave()}
    >
      {(guide) => <Opened guide={guide} />}
    </OpenedRow>
  );
}
