/** 'Photo of the tally sheet, 1 of 2' */
export function photoName(at: number, of: number): string {
  return `Photo of the tally sheet, ${at + 1} of ${of}`;
}
