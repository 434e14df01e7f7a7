import ArrowLeft from 'lucide-react/icons/arrow-left';
import { flips } from '../icon/flips.css.ts';
import { Icon } from '../icon/icon.tsx';
import * as css from './page-header.css.ts';

/** The way back on phones, for a page that is opened from many others: it looks like the way back of a breadcrumb. */
export function BackKey({ onBack }: { onBack(): void }) {
  return (
    <button type="button" className={css.backKey} onClick={onBack}>
      <Icon of={ArrowLeft} size="sm" className={flips} />
      Back
    </button>
  );
}
