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
