import type { ReactNode } from 'react';
import * as css from './hero-band.css.ts';

/** The dark band that a place for learning begins with: what it is, and at most one field. */
export function HeroBand({
  over,
  title,
  children,
  field,
  heading: Heading = 'h1',
}: {
  /** Name of the place, where the title is a question. */
  over?: string;
  title: string;
  /** One sentence. */
  children: ReactNode;
  field?: ReactNode;
  /** `p` where it is no page’s own. */
  heading?: 'h1' | 'p';
}) {
  return (
    <div className={css.band} data-inside="dark">
      <svg aria-hidden="true" viewBox="0 0 400 200" className={css.rings}>
        {[60, 100, 140, 180].map((radius) => (
          <circle key={radius} cx="330" cy="40" r={radius} />
        ))}
      </svg>
      <div className={css.words}>
        {over && <p className={css.over}>{over}</p>}
        <Heading className={css.title}>{title}</Heading>
        <p className={css.about}>{children}</p>
        {field && <div className={css.field}>{field}</div>}
      </div>
    </div>
  );
}
