import { Link } from '@tanstack/react-router';
import { Card } from '../../../ui/card/card.tsx';
import type { GalleryPage } from '../gallery-page.ts';
import { addressOf } from '../gallery-pages.ts';
import { pageLayoutPages } from '../page-layout-pages.ts';
import * as css from './components.css.ts';

/** The layouts there are, or the ways that one of them scrolls. */
export function PageLayouts({ page }: { page: GalleryPage }) {
  const isFirst = page === pageLayoutPages[0];
  const base = page.path.replace(/overview$/, '');
  const shown = pageLayoutPages.filter((other) =>
    isFirst ? !other.bare && other !== page : other.bare && other.path.startsWith(base),
  );
  return (
    <ul className={css.list} aria-label={page.title}>
      {shown.map((other) => (
        <li key={other.path}>
          <Link to={addressOf(other)} className={css.link}>
            <Card>
              <p className={css.title}>{other.title}</p>
              <p className={css.about}>{addressOf(other)}</p>
            </Card>
          </Link>
        </li>
      ))}
    </ul>
  );
}
