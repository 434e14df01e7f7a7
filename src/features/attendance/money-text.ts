import type { ReportValues } from '#domain/attendance/entities.ts';

/** 'R 1 240,00': thousands with a no-break space and a comma before the cents. */
export function moneyText({ minor, currency }: NonNullable<ReportValues['offering']>): string {
  const whole = String(Math.floor(minor / 100)).replaceAll(/\B(?=(\d{3})+$)/g, '\u00a0');
  const cents = String(minor % 100).padStart(2, '0');
  return `${currency === 'ZAR' ? 'R' : currency}\u00a0${whole},${cents}`;
}
