import { dateInZone } from '#domain/values/dates/local-date.ts';
import { font } from '../../../ui/theme/tokens.json';
import { timeOfDay } from '../../../ui/time.ts';

const escaped = (found: string) => `\\${found.codePointAt(0)?.toString(16)} `;

/** As a string of CSS, which nothing in the text can end. */
function quoted(text: string): string {
  return `"${text.replaceAll(/["\\\p{Cc}]/gu, escaped)}"`;
}

const { timeZone } = Intl.DateTimeFormat().resolvedOptions();

/**
 * The foot of every printed sheet (DESIGN 14): when, by whom, page x of y. As a rule, since only the
 * browser knows the pages; one without boxes in its margins (Firefox 144) leaves it out.
 */
export function printFoot(name: string, now: Date): string {
  const printed = `Printed ${dateInZone(now, timeZone)} ${timeOfDay(now.getTime())} by ${name}`;
  const look = `font: 8.5pt ${font.family.sans}; color: #000`;
  return `@page {
    @bottom-left { content: ${quoted(printed)}; ${look} }
    @bottom-right { content: "Page " counter(page) " of " counter(pages); ${look} }
  }`;
}
