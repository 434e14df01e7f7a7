import Check from 'lucide-react/icons/check';
import CircleDashed from 'lucide-react/icons/circle-dashed';
import Minus from 'lucide-react/icons/minus';
import { cx } from '../cx.ts';
import { Icon } from '../icon/icon.tsx';
import { visuallyHidden } from '../visually-hidden.css.ts';
import * as css from './permission-mark.css.ts';

const looks = {
  yes: { icon: Check, word: 'Yes' },
  partly: { icon: CircleDashed, word: 'Partly' },
  no: { icon: Minus, word: 'No' },
} as const;

export type Permitted = keyof typeof looks;

/** Whether a role may: a cell of a matrix, where the legend stands beside. `changed`: not saved yet. */
export function PermissionMark({ may, changed = false }: { may: Permitted; changed?: boolean }) {
  const { icon, word } = looks[may];
  return (
    <span className={cx(css.mark, css.tones[may], changed && css.changed)}>
      <Icon of={icon} size="sm" />
      <span className={visuallyHidden}>
        {word}
        {changed && ', not saved yet'}
      </span>
    </span>
  );
}

/** Meaning of the marks; it stands with every matrix. */
export function PermissionLegend() {
  return (
    <ul className={css.legend} aria-label="What the marks mean">
      {Object.entries(looks).map(([may, { icon, word }]) => (
        <li key={may} className={css.entry}>
          <span className={cx(css.mark, css.tones[may as Permitted])}>
            <Icon of={icon} size="sm" />
          </span>
          {word}
        </li>
      ))}
    </ul>
  );
}
