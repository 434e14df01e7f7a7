/**
 * '1240.50': an amount in Rand for a file, with a point before the cents and no sign, a number in every spreadsheet. Reports take no
 * other currency.
 */
export function plainRand(minor: number): string {
  return (minor / 100).toFixed(2);
}
