import { useEffect } from 'react';
import { timeOfDay } from '../../../ui/time.ts';
import { visuallyHidden } from '../../../ui/visually-hidden.css.ts';
import type { Found, Looked, SearchKind } from '../../../pickers/look-up.ts';
import { noneFound } from '../strings.ts';
import { Result } from './result.tsx';
import * as css from './search-bar.css.ts';

function Keys() {
  return (
    <div className={css.keys} aria-hidden="true">
      <span>
        <kbd className={css.key}>↑</kbd>
        <kbd className={css.key}>↓</kbd>
        to move
      </span>
      <span>
        <kbd className={css.key}>Enter</kbd>
        to open
      </span>
      <span>
        <kbd className={css.key}>Esc</kbd>
        to close
      </span>
    </div>
  );
}

/** Results under the search bar. */
export function Results({
  id,
  kind,
  looked: { found, asOf },
  active,
  onChoose,
}: {
  id: string;
  kind: SearchKind;
  looked: Looked;
  /** Place of the one that Enter opens. */
  active: number;
  onChoose(found: Found): void;
}) {
  const activeId = `${id}-${active}`;
  useEffect(() => {
    document.getElementById(activeId)?.scrollIntoView?.({ block: 'nearest' });
  }, [activeId]);
  const count = found.length === 1 ? '1 result' : `${found.length} results`;
  return (
    <div className={css.panel}>
      <output className={found.length === 0 ? css.message : visuallyHidden}>
        {found.length === 0 ? noneFound : count}
      </output>
      <div
        id={id}
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a `select` holds no pictures
        role="listbox"
        aria-label={kind === 'people' ? 'People' : 'Groups'}
        className={css.list}
        hidden={found.length === 0}
      >
        {found.map((one, at) => (
          <Result
            key={one.id}
            id={`${id}-${at}`}
            kind={kind}
            found={one}
            active={at === active}
            onChoose={() => onChoose(one)}
          />
        ))}
      </div>
      {asOf !== null && <p className={css.foot}>From this device, as of {timeOfDay(asOf)}</p>}
      {found.length > 0 && <Keys />}
    </div>
  );
}
