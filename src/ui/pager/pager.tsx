import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import ChevronsLeft from 'lucide-react/icons/chevrons-left';
import ChevronsRight from 'lucide-react/icons/chevrons-right';
import { flips } from '../icon/flips.css.ts';
import { IconButton } from '../icon-button/icon-button.tsx';
import * as css from './pager.css.ts';

/** Which rows of how many, and the way to the others. */
export function Pager({
  page,
  pages,
  words,
  label = 'Pages',
  hasEnds = false,
  onPage,
}: {
  page: number;
  pages: number;
  words: string;
  /** Label, for a page with several pagers. */
  label?: string;
  /** Keys to the first and the last page. */
  hasEnds?: boolean;
  onPage(page: number): void;
}) {
  return (
    <nav className={css.pager} aria-label={label}>
      <output>{words}</output>
      <div className={css.keys}>
        {hasEnds && (
          <IconButton
            icon={ChevronsLeft}
            className={flips}
            label="First page"
            kind="secondary"
            disabled={page <= 1}
            onClick={() => onPage(1)}
          />
        )}
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
        {hasEnds && (
          <IconButton
            icon={ChevronsRight}
            className={flips}
            label="Last page"
            kind="secondary"
            disabled={page >= pages}
            onClick={() => onPage(pages)}
          />
        )}
      </div>
    </nav>
  );
}
