import * as css from '../screens/sign-in.css.ts';

/** A table mountain at dusk, and what the product promises. */
export function Picture() {
  return (
    <>
      <svg
        aria-hidden="true"
        className={css.land}
        viewBox="0 0 1134 1215"
        preserveAspectRatio="xMidYMax slice"
      >
        <circle className={css.sun} cx="1042" cy="508" r="210" />
        <path
          className={css.mountain}
          d="M0 642 60 574 700 557 820 718C900 752 1020 764 1134 762V1215H0Z"
        />
        <path
          className={css.hill}
          d="M0 905C240 900 420 930 640 934 840 938 960 890 1134 880V1215H0Z"
        />
        <path
          className={css.valley}
          d="M0 1052C280 1046 460 1076 700 1076 880 1076 1010 1066 1134 1058V1215H0Z"
        />
      </svg>
      <div className={css.words}>
        <p className={css.promise}>Every service counted, even without a signal.</p>
        <p className={css.detail}>Reports are saved on the device and send automatically.</p>
      </div>
    </>
  );
}
