import type { Audience } from '../strings.ts';
import * as css from './scenes.css.ts';

const things = {
  ushers: (
    <>
      <circle className={css.sun} cx="268" cy="72" r="36" />
      <path className={css.far} d="M0 132 92 78h148l120 60v86H0z" />
      <path className={css.near} d="M0 168c90-8 180 14 360 0v56H0z" />
    </>
  ),
  staff: (
    <>
      <circle className={css.sun} cx="292" cy="52" r="30" />
      <path className={css.far} d="M0 140c120-34 220-12 360-20v104H0z" />
      <path className={css.house} d="M150 194v-62l44-36 44 36v62z" />
      <path className={css.line} d="M194 96V66M182 77h24" />
      <path className={css.near} d="M56 194v-40l30-22 30 22v40zM262 194v-34l26-20 26 20v34z" />
      <path className={css.near} d="M0 190c120-8 240 8 360 0v34H0z" />
    </>
  ),
  everybody: (
    <>
      {[-64, -38, -13, 13, 38, 64].map((turn) => (
        <path
          key={turn}
          className={css.far}
          d="M180 204c-26-44-26-92 0-146 26 54 26 102 0 146z"
          transform={`rotate(${turn} 180 204)`}
        />
      ))}
      <path className={css.house} d="M180 204c-22-36-22-78 0-122 22 44 22 86 0 122z" />
      <circle className={css.sun} cx="180" cy="204" r="34" />
      <path className={css.near} d="M0 194c120-6 240 10 360 0v30H0z" />
    </>
  ),
} as const satisfies Record<Audience, unknown>;

/** A quiet landscape for each of those it is for. The words stand below it. */
export function AudienceScene({ of }: { of: Audience }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 360 224"
      preserveAspectRatio="xMidYMax slice"
      className={css.scenes[of]}
    >
      {things[of]}
    </svg>
  );
}

/** A table mountain at dusk, under the words of the page. */
export function Dusk() {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 1440 520"
      preserveAspectRatio="xMidYMax slice"
      className={css.dusk}
    >
      <circle className={css.duskSun} cx="1120" cy="170" r="150" />
      <path
        className={css.mountain}
        d="M0 330 150 300 260 214 900 196 1040 330C1180 366 1320 372 1440 368V520H0Z"
      />
      <path
        className={css.hill}
        d="M0 420C260 400 520 450 780 440 1060 430 1260 404 1440 412V520H0Z"
      />
      <path
        className={css.valley}
        d="M0 486C320 474 640 500 960 492 1160 486 1320 478 1440 482V520H0Z"
      />
    </svg>
  );
}
