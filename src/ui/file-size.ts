const units = ['B', 'kB', 'MB', 'GB'] as const;

/** '7,2 MB', as people read it in South Africa. */
export function fileSize(bytes: number): string {
  const power = Math.min(Math.floor(Math.log10(Math.max(bytes, 1)) / 3), units.length - 1);
  const shown = bytes / 1000 ** power;
  const digits = power > 0 && shown < 10 ? 1 : 0;
  return `${shown.toFixed(digits).replace('.', ',')}\u00a0${units[power] ?? ''}`;
}
