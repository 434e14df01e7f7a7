/** Pictures that apps begin with, drawn of a few colours: they come with the script and weigh next to nothing. */
function address(width: number, height: number, body: string): string {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${body}</svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

/** Hills and a sun: sky, far hills, near hills, sun. */
export function hills([sky, far, near, sun]: readonly string[]): string {
  return address(
    320,
    160,
    `<path fill="${sky}" d="M0 0h320v160H0z"/><circle fill="${sun}" cx="226" cy="58" r="30"/>` +
      `<path fill="${far}" d="M0 112l74-12 18-36h82l22 34 124-10v72H0z"/>` +
      `<path fill="${near}" d="M0 134c60-16 100-12 156-6s112-16 164-2v34H0z"/>`,
  );
}

/** Head and shoulders of nobody: wall, clothes, skin, hair. */
export function face([wall, clothes, skin, hair]: readonly string[]): string {
  return address(
    64,
    64,
    `<path fill="${wall}" d="M0 0h64v64H0z"/><path fill="${clothes}" d="M8 64c1-13 9-18 24-18s23 5 24 18z"/>` +
      `<path fill="${skin}" d="M26 38h12v9c-3 5-9 5-12 0z"/><circle fill="${skin}" cx="32" cy="27" r="13"/>` +
      `<path fill="${hair}" d="M18 27c-2-12 6-17 14-17s16 5 14 17c-3-5-6-9-14-9s-11 4-14 9z"/>`,
  );
}

const strapOf = (color: string) =>
  `<path fill="${color}" d="M60 8h40l6 46H54zm0 144h40l6-46H54z"/>`;

/** Views of a watch: on the wrist, its face alone, from behind. */
const watchViews = {
  whole: (strap, metal, hands) =>
    `${strapOf(strap)}<circle cx="80" cy="80" r="36" fill="#fff" stroke="${metal}" stroke-width="9"/>` +
    `<path d="M80 56v25l15 9" fill="none" stroke="${hands}" stroke-width="5" stroke-linecap="round"/>`,
  face: (_strap, metal, hands) =>
    `<circle cx="80" cy="80" r="62" fill="#fff" stroke="${metal}" stroke-width="12"/>` +
    `<path d="M80 38v43l27 16M80 24v6m56 50h-6m-50 56v-6M24 80h6" fill="none" stroke="${hands}" stroke-width="6" stroke-linecap="round"/>`,
  back: (strap, metal, hands) =>
    `${strapOf(strap)}<circle cx="80" cy="80" r="40" fill="${metal}"/>` +
    `<circle cx="80" cy="80" r="25" fill="none" stroke="${hands}" stroke-width="3" stroke-dasharray="4 5"/>`,
} satisfies Record<string, (strap: string, metal: string, hands: string) => string>;

/** A wrist watch: ground, strap, metal, hands. */
export function watch(
  [ground = '', strap = '', metal = '', hands = '']: readonly string[],
  view: keyof typeof watchViews,
): string {
  const ways = `<path fill="${ground}" d="M0 0h160v160H0z"/>`;
  return address(160, 160, ways + watchViews[view](strap, metal, hands));
}
