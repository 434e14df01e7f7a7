import { Link } from '@tanstack/react-router';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { cx } from '../cx.ts';
import { flips } from '../icon/flips.css.ts';
import { Icon } from '../icon/icon.tsx';
import * as css from './page-header.css.ts';

export interface Crumb {
  title: string;
  /** Without one it is a heading on the way, not a page. */
  to?: string;
}

function Step({ crumb: { title, to }, isLast }: { crumb: Crumb; isLast: boolean }) {
  if (isLast)
    return (
      <span className={css.here} aria-current="page">
        {title}
      </span>
    );
  if (to === undefined) return <span>{title}</span>;
  return (
    <Link to={to} className={css.link} activeOptions={{ exact: true }}>
      {title}
    </Link>
  );
}

/** The way to a page, which is the last and no link. On phones, and where a bar names the way, only the way back. */
export function Breadcrumb({
  trail,
  page,
  isInBar = false,
  className,
}: {
  trail: readonly Crumb[];
  page: string;
  /** A bar over the page names it on wide screens. */
  isInBar?: boolean;
  className?: string | undefined;
}) {
  const up = trail.slice(0, -1).findLast((crumb) => crumb.to !== undefined);
  if (isInBar && !up) return null;
  return (
    <nav
      aria-label={`Breadcrumb of ${page}`}
      className={cx(css.crumbs, isInBar && css.onPhone, className)}
    >
      {!isInBar && (
        <ol className={css.trail}>
          {trail.map((crumb, at) => {
            const isLast = at === trail.length - 1;
            return (
              <li key={isLast ? 'here' : crumb.title} className={css.step}>
                <Step crumb={crumb} isLast={isLast} />
                {!isLast && <Icon of={ChevronRight} size="xs" className={flips} />}
              </li>
            );
          })}
        </ol>
      )}
      {up?.to !== undefined && (
        <Link to={up.to} className={css.back} activeOptions={{ exact: true }}>
          <Icon of={ArrowLeft} size="sm" className={flips} />
          {up.title}
        </Link>
      )}
    </nav>
  );
}
