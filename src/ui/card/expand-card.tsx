import ChevronDown from 'lucide-react/icons/chevron-down';
import ChevronUp from 'lucide-react/icons/chevron-up';
import { useId, useState, type ReactNode } from 'react';
import { expanding, expandingInside } from '../animation/animation.css.ts';
import { IconButton } from '../icon-button/icon-button.tsx';
import { Card } from './card.tsx';
import * as css from './card.css.ts';

/** A card with more below it, for who asks. */
export function ExpandCard({
  title,
  subtitle,
  children,
}: {
  title: string;
  subtitle?: string;
  /** Content that opens. */
  children: ReactNode;
}) {
  const [open, setOpen] = useState(false);
  const id = useId();
  return (
    <Card>
      <div className={css.head}>
        <div className={css.headWords}>
          <p className={css.title}>{title}</p>
          {subtitle && <p className={css.subtitle}>{subtitle}</p>}
        </div>
        <IconButton
          icon={open ? ChevronUp : ChevronDown}
          label={open ? `Less about ${title}` : `More about ${title}`}
          kind="secondary"
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen(!open)}
        />
      </div>
      <div id={id} className={expanding} data-open={open ? '' : undefined}>
        <div className={expandingInside}>
          <div className={css.extra}>{children}</div>
        </div>
      </div>
    </Card>
  );
}
