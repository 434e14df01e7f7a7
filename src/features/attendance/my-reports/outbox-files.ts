import { utcDate } from '#domain/values/dates/local-date.ts';
import { attachPicture } from '#domain/attendance/attach-picture.ts';
import * as operations from '#domain/attendance/operations.ts';
import { must } from '#domain/must.ts';
import { databases, storeOf } from '#store/database.ts';
import { outboxText, takeOutbox } from '#store/outbox/outbox-file.ts';
import { sendNow } from '../../../api/sync/sync-here.ts';
import { saveFile } from '../../../ui/save-file.ts';

const known = [...Object.values(operations).filter((one) => 'path' in one), attachPicture];

async function store() {
  return must(await storeOf(databases()), 'a signed-in person');
}

/** Saves what waits as a file. Answers how many reports are in it; 0: there was nothing to save. */
export async function saveOutbox(): Promise<number> {
  const now = new Date();
  const written = await outboxText(await store(), now);
  if (!written) return 0;
  const day = utcDate(now);
  saveFile(`waiting-reports-${day}.json`, written.text, 'application/json');
  return written.count;
}

/** Adds the reports of a file that another device wrote, and sends them. Answers how many were new. */
export async function addFromFile(file: Blob): Promise<number> {
  const added = await takeOutbox(await store(), await file.text(), known);
  if (added > 0) sendNow();
  return added;
}
