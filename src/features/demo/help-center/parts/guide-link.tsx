import { Link } from '@tanstack/react-router';
import type { FoundGuide } from '../search.ts';
import * as css from './help-center.css.ts';

/** The way to a guide, with the line below its title where it says what the title does not. */
export function GuideLink({
  found: { category, guide },
  isWhole = false,
}: {
  found: FoundGuide;
  isWhole?: boolean;
}) {
  return (
    <Link
      to="/apps/help-center/guides/$categorySlug/$guideSlug"
      params={{ categorySlug: category.slug, guideSlug: guide.slug }}
      className={css.link}
    >
      {guide.title}
      {isWhole && <span className={css.muted}>{guide.subtitle}</span>}
    </Link>
  );
}
