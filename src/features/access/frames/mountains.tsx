import { Avatar } from '../../../ui/avatar/avatar.tsx';
import * as halves from '../screens/sign-in.css.ts';
import * as css from './mountains.css.ts';

const waiting = ['Fatima Adams', 'Sipho Mabaso', 'Ruth Mokoena', 'Precious Ngcobo'];

/** A range at dawn, and who waits with you. */
export function Mountains() {
  return (
    <div className={css.dawn}>
      <svg
        aria-hidden="true"
        className={halves.land}
        viewBox="0 0 1134 1215"
        preserveAspectRatio="xMidYMax slice"
      >
        <circle className={halves.sun} cx="136" cy="466" r="188" />
        <path className={css.peaks} d="M0 600 190 420 434 674 632 508 908 740 1134 548V1215H0Z" />
        <path
          className={css.slope}
          d="M0 838C200 836 380 900 560 922 760 946 980 900 1134 906V1215H0Z"
        />
        <path
          className={css.valley}
          d="M0 1038C280 1034 460 1066 700 1070 880 1072 1010 1064 1134 1056V1215H0Z"
        />
      </svg>
      <div className={halves.words}>
        <p className={halves.promise}>From Limpopo to the Cape, one Sunday at a time.</p>
        <div className={css.crowd}>
          <span className={css.faces} aria-hidden="true">
            {waiting.map((name) => (
              <Avatar key={name} name={name} />
            ))}
          </span>
          <p className={halves.detail}>214 churches are waiting with you</p>
        </div>
      </div>
    </div>
  );
}
