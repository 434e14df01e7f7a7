import { Failure } from '#domain/errors.ts';
import type { Person } from '#domain/people/entities.ts';
import { takeDataOperation } from '#domain/privacy/take-data-operation.ts';
import { dateInZone, dateWithYear } from '#domain/values/dates/local-date.ts';
import { nameWords } from '#domain/values/name-words.ts';
import { call } from '../../api/calls/call.ts';
import { saveFile } from '../../ui/save-file.ts';
import { dataPage } from './data-page.ts';

function today(): string {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  return dateWithYear(dateInZone(new Date(), timeZone));
}

/** Saves everything that is kept about a person as a file. The server writes down that it was taken. */
export async function downloadData({ id, churchId }: Person): Promise<void> {
  const answer = await call(takeDataOperation, { id, churchId });
  if (answer.answeredBy === 'device') throw new Failure('unavailable', 'This needs a connection');
  const { output } = answer;
  const name = `data-of-${nameWords(output.name).join('-')}.html`;
  saveFile(name, dataPage(output, today()), 'text/html');
}
