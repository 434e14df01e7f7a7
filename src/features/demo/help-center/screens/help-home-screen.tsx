import { Link } from '@tanstack/react-router';
import ArrowRight from 'lucide-react/icons/arrow-right';
import BookOpen from 'lucide-react/icons/book-open';
import CircleQuestionMark from 'lucide-react/icons/circle-question-mark';
import LifeBuoy from 'lucide-react/icons/life-buoy';
import Search from 'lucide-react/icons/search';
import { type ReactNode, useDeferredValue, useState } from 'react';
import type { FaqCategory, GuideCategory } from '#domain/demo/help-center/entities.ts';
import { type Live, useLive } from '../../../../api/live-queries/use-live.ts';
import { DemoList } from '../../../../demo/demo-list.tsx';
import * as page from '../../../../demo/demo-page.css.ts';
import { EmptyState } from '../../../../ui/empty-state/empty-state.tsx';
import { TextField } from '../../../../ui/field/field.tsx';
import { HeroBand } from '../../../../ui/hero-band/hero-band.tsx';
import { flips } from '../../../../ui/icon/flips.css.ts';
import { Icon } from '../../../../ui/icon/icon.tsx';
import { faqsHere, guidesHere } from '../here.ts';
import { FaqList } from '../parts/faq-list.tsx';
import { GuideLink } from '../parts/guide-link.tsx';
import * as css from '../parts/help-center.css.ts';
import { foundGuides, shownFaqs } from '../search.ts';
import { faqWords } from '../words.ts';

interface Known {
  faqs: readonly FaqCategory[];
  guides: readonly GuideCategory[];
}

/** '29 answers'; nothing as long as they are not read. */
function amountOf<Row>(
  live: Live<readonly Row[]>,
  countOf: (row: Row) => number,
  words: string,
): string {
  if (live.state !== 'ready') return '';
  return `${live.data.reduce((sum, row) => sum + countOf(row), 0)} ${words}`;
}

function Doors({
  faqs,
  guides,
}: {
  faqs: Live<readonly FaqCategory[]>;
  guides: Live<readonly GuideCategory[]>;
}) {
  const doors = [
    {
      to: '/apps/help-center/faqs',
      icon: CircleQuestionMark,
      title: 'Questions',
      about: 'Short answers to what is asked most',
      amount: amountOf(faqs, (category) => category.faqs.length, 'answers'),
    },
    {
      to: '/apps/help-center/guides',
      icon: BookOpen,
      title: 'Guides',
      about: 'Step by step, one thing at a time',
      amount: amountOf(guides, (category) => category.guides.length, 'guides'),
    },
    {
      to: '/apps/help-center/support',
      icon: LifeBuoy,
      title: 'Support',
      about: 'Write what you did and what you saw',
      amount: 'Four fields',
    },
  ] as const;
  return (
    <ul className={css.doors} aria-label="Ways to help">
      {doors.map(({ to, icon, title, about, amount }) => (
        <li key={to}>
          <Link to={to} className={css.door}>
            <span className={css.tile}>
              <Icon of={icon} size="lg" />
            </span>
            <span className={css.doorTitle}>{title}</span>
            <span className={css.muted}>{about}</span>
            <span className={css.doorFoot}>
              {amount}
              <span className={css.more}>
                Open
                <Icon of={ArrowRight} size="sm" className={flips} />
              </span>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** Questions and guides that have these words. */
function Found({ faqs, guides, words }: Known & { words: string }) {
  const questions = shownFaqs(faqs, words).flatMap((category) => category.faqs);
  const pages = foundGuides(guides, words);
  if (questions.length === 0 && pages.length === 0) {
    return (
      <EmptyState icon={Search} title="Nothing found">
        Try other words, or write to the support.
      </EmptyState>
    );
  }
  return (
    <div className={css.searched}>
      {questions.length > 0 && (
        <section className={css.section} aria-label="Questions found">
          <h2 className={css.heading}>Questions</h2>
          <FaqList faqs={questions} />
        </section>
      )}
      {pages.length > 0 && (
        <section className={css.section} aria-label="Guides found">
          <h2 className={css.heading}>Guides</h2>
          <ul className={css.links}>
            {pages.map((found) => (
              <li key={found.guide.id}>
                <GuideLink found={found} isWhole />
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

/** S2-075: the ways to help, a search through all of it, and what is asked most. */
export function HelpHomeScreen({ menu }: { menu: ReactNode }) {
  const faqs = useLive(faqsHere);
  const guides = useLive(guidesHere);
  const [typed, setTyped] = useState('');
  const words = useDeferredValue(typed).trim();
  const field = (
    <TextField
      type="search"
      label="Search questions and guides"
      size="touch"
      icon={Search}
      value={typed}
      onChange={(event) => setTyped(event.target.value)}
    />
  );
  return (
    <div className={page.page}>
      <div className={page.main}>
        <HeroBand over="Help center" title="How can we help you?" field={field}>
          Answers are here without a signal, too.
        </HeroBand>
        {words !== '' && (
          <DemoList list={faqs} words={faqWords}>
            {(known) => (
              <Found
                faqs={known}
                guides={guides.state === 'ready' ? guides.data : []}
                words={words}
              />
            )}
          </DemoList>
        )}
        {words === '' && (
          <>
            <Doors faqs={faqs} guides={guides} />
            <DemoList list={faqs} words={faqWords}>
              {([most]) => (
                <section className={css.section} aria-label={most?.title}>
                  <h2 className={css.heading}>{most?.title}</h2>
                  <FaqList faqs={most?.faqs ?? []} />
                </section>
              )}
            </DemoList>
          </>
        )}
        <div className={css.actions}>{menu}</div>
      </div>
    </div>
  );
}
