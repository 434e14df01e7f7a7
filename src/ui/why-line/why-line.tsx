import CornerDownRight from 'lucide-react/icons/corner-down-right';
import { flips } from '../icon/flips.css.ts';
import { Icon } from '../icon/icon.tsx';
import { PermissionMark, type Permitted } from '../permission-mark/permission-mark.tsx';
import { visuallyHidden } from '../visually-hidden.css.ts';
import * as css from './why-line.css.ts';

export interface Why {
  /** '352 people', 'Giving of a person'. */
  what: string;
  /** 'See and edit', 'Only the 14 she wrote', 'Not shown'. */
  far: string;
  may: Permitted;
  /** The role it comes from, or the rule: 'Church leader of Khayelitsha'. */
  because: string;
}

/** Access of a person: its object, its extent and its reason. */
export function WhyLines({ label, lines }: { label: string; lines: readonly Why[] }) {
  return (
    <ul className={css.list} aria-label={label}>
      {lines.map(({ what, far, may, because }) => (
        <li key={what} className={css.line}>
          <PermissionMark may={may} />
          <div className={css.words}>
            <p className={css.what}>{what}</p>
            <p className={css.far}>{far}</p>
            <p className={css.because}>
              <Icon of={CornerDownRight} size="xs" className={flips} />
              <span>
                <span className={visuallyHidden}>because: </span>
                {because}
              </span>
            </p>
          </div>
        </li>
      ))}
    </ul>
  );
}
