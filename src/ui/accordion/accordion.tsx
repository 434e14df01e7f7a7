import * as Radix from '@radix-ui/react-accordion';
import ChevronDown from 'lucide-react/icons/chevron-down';
import type { ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';
import * as css from './accordion.css.ts';

export interface AccordionSection {
  id: string;
  title: string;
  children: ReactNode;
}

/** Titles that open what is under them, one at a time. */
export function Accordion({
  sections,
  heading: Heading = 'h3',
}: {
  sections: readonly AccordionSection[];
  heading?: 'h2' | 'h3' | 'h4';
}) {
  return (
    <Radix.Root type="single" collapsible className={css.list}>
      {sections.map(({ id, title, children }) => (
        <Radix.Item key={id} value={id} className={css.section}>
          <Radix.Header asChild>
            <Heading className={css.heading}>
              <Radix.Trigger className={css.trigger}>
                {title}
                <Icon of={ChevronDown} size="sm" className={css.chevron} />
              </Radix.Trigger>
            </Heading>
          </Radix.Header>
          <Radix.Content className={css.content}>
            <div className={css.inside}>{children}</div>
          </Radix.Content>
        </Radix.Item>
      ))}
    </Radix.Root>
  );
}
