import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { flips } from '../icon/flips.css.ts';
import { IconButton } from '../icon-button/icon-button.tsx';
import * as css from './pager.css.ts';

/** Which rows of how many, and the way to the others. */
export function Pager({
  page,
  pages,
  words,
  label = 'Pages',
  onPage,
}: {
  page: number;
  pages: number;
  words: string;
  /** Label, for a page with several pagers. */
  label?: string;
  onPage(page: number): void;
}) {
  return (
    <nav className={css.pager} aria-label={label}>
      <output>{words}</output>
      <div className={css.keys}>
        <IconButton
          icon={ChevronLeft}
          className={flips}
          label="Page before"
          kind="secondary"
          disabled={page <= 1}
          onClick={() => onPage(page - 1)}
        />
        <IconButton
          icon={ChevronRight}
          className={flips}
          label="Page after"
          kind="secondary"
          disabled={page >= pages}
          onClick={() => onPage(page + 1)}
        />
      </div>
    </nav>
  );
}
