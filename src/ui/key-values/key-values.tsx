import type { ReactNode } from 'react';
import * as css from './key-values.css.ts';

/** Facts about one thing, by their names. */
export function KeyValues({ facts }: { facts: readonly { name: string; value: ReactNode }[] }) {
  return (
    <dl className={css.list}>
      {facts.map(({ name, value }) => (
        <div key={name} className={css.row}>
          <dt className={css.name}>{name}</dt>
          <dd className={css.value}>
            <bdi>{value}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  );
}
