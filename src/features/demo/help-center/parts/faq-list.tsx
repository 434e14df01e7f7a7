import type { Faq } from '#domain/demo/help-center/entities.ts';
import { Accordion } from '../../../../ui/accordion/accordion.tsx';
import { RichText } from '../../../../ui/rich-text/rich-text.tsx';
import * as css from './help-center.css.ts';

/** Questions that open their answers. */
export function FaqList({ faqs }: { faqs: readonly Faq[] }) {
  return (
    <Accordion
      sections={faqs.map(({ id, question, answer }) => ({
        id,
        title: question,
        children: <RichText html={answer} kind="block" className={css.answer} />,
      }))}
    />
  );
}
