import Search from 'lucide-react/icons/search';
import { type ReactNode, useDeferredValue, useState } from 'react';
import { useLive } from '../../../../api/live-queries/use-live.ts';
import { DemoPage } from '../../../../demo/demo-page.tsx';
import { SearchBox } from '../../../../demo/search-box.tsx';
import { EmptyState } from '../../../../ui/empty-state/empty-state.tsx';
import { faqsHere } from '../here.ts';
import { FaqList } from '../parts/faq-list.tsx';
import * as css from '../parts/help-center.css.ts';
import { shownFaqs } from '../search.ts';
import { faqWords } from '../words.ts';

/** S2-076: all questions by their categories. */
export function FaqsScreen({ menu }: { menu: ReactNode }) {
  const list = useLive(faqsHere);
  const [typed, setTyped] = useState('');
  const words = useDeferredValue(typed);
  const actions = (
    <>
      <SearchBox label="Search questions" value={typed} onChange={setTyped} />
      {menu}
    </>
  );
  return (
    <DemoPage title="Frequently asked questions" actions={actions} list={list} words={faqWords}>
      {(all) => {
        const shown = shownFaqs(all, words);
        if (shown.length === 0) {
          return (
            <EmptyState icon={Search} title="No question says this">
              Try other words, or write to the support.
            </EmptyState>
          );
        }
        return shown.map(({ id, title, faqs }) => (
          <section key={id} className={css.section} aria-label={title}>
            <h2 className={css.heading}>{title}</h2>
            <FaqList faqs={faqs} />
          </section>
        ));
      }}
    </DemoPage>
  );
}
