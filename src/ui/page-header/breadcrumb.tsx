import { Link } from '@tanstack/react-router';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { flips } from '../icon/flips.css.ts';
import { Icon } from '../icon/icon.tsx';
import * as css from './page-header.css.ts';

export interface Crumb {
  title: string;
  /** Without one it is a heading on the way, not a page. */
  to?: string;
}

/** The way to a page, which is the last and no link. On phones only the way back. */
export function Breadcrumb({ trail, page }: { trail: readonly Crumb[]; page: string }) {
  const up = trail.slice(0, -1).findLast((crumb) => crumb.to !== undefined);
  return (
    <nav aria-label={`Breadcrumb of ${page}`} className={css.crumbs}>
      <ol className={css.trail}>
        {trail.map(({ title, to }, at) => {
          const isLast = at === trail.length - 1;
          return (
            <li key={isLast ? 'here' : title} className={css.step}>
              {isLast || to === undefined ? (
                <span
                  className={isLast ? css.here : undefined}
                  aria-current={isLast ? 'page' : undefined}
                >
                  {title}
                </span>
              ) : (
                <Link to={to} className={css.link} activeOptions={{ exact: true }}>
                  {title}
                </Link>
              )}
              {!isLast && <Icon of={ChevronRight} size="xs" className={flips} />}
            </li>
          );
        })}
      </ol>
      {up?.to !== undefined && (
        <Link to={up.to} className={css.back} activeOptions={{ exact: true }}>
          <Icon of={ArrowLeft} size="sm" className={flips} />
          {up.title}
        </Link>
      )}
    </nav>
  );
}
