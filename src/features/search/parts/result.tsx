import UserRound from 'lucide-react/icons/user-round';
import UsersRound from 'lucide-react/icons/users-round';
import { useState } from 'react';
import { usePictures } from '../../../api/pictures/pictures.ts';
import { Icon } from '../../../ui/icon/icon.tsx';
import type { Found, SearchKind } from '../../../pickers/look-up.ts';
import * as css from './search-bar.css.ts';

const icons = { people: UserRound, groups: UsersRound };

/** S2-131: the photo; without one, or where it cannot be had, the icon of the kind. */
function Picture({ kind, photoUrl }: { kind: SearchKind; photoUrl: string | null }) {
  const [missing, setMissing] = useState(false);
  const shown = usePictures()(photoUrl);
  if (shown !== null && !missing) {
    return <img src={shown} alt="" className={css.picture} onError={() => setMissing(true)} />;
  }
  return (
    <span className={css.picture}>
      <Icon of={icons[kind]} size="md" />
    </span>
  );
}

/** One line of the list. The input keeps the focus, so a pointer must not take it. */
export function Result({
  id,
  kind,
  found,
  active,
  onChoose,
}: {
  id: string;
  kind: SearchKind;
  found: Found;
  active: boolean;
  onChoose(): void;
}) {
  return (
    <button
      type="button"
      id={id}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an `option` cannot hold a picture
      role="option"
      aria-selected={active}
      tabIndex={-1}
      className={css.option}
      onMouseDown={(event) => event.preventDefault()}
      onClick={onChoose}
    >
      <Picture kind={kind} photoUrl={found.photoUrl} />
      <span className={css.label}>
        {found.label.map(({ text, marked, at }) =>
          marked ? (
            <mark key={at} className={css.marked}>
              {text}
            </mark>
          ) : (
            <span key={at}>{text}</span>
          ),
        )}
      </span>
      <span className={css.note}>{found.note}</span>
    </button>
  );
}
