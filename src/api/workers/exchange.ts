import { proxy } from 'comlink';
import address from '../../../workers/exchange/exchange.worker.ts?worker&url';
import type {
  CardVersion,
  Contact,
  Exchange,
  OnProgress,
  ReadTable,
  Table,
} from '../../../workers/exchange/exchange-api.ts';
import type { Delimiter } from '#domain/values/csv.ts';
import { writeTable as writeTableHere } from '../../../workers/exchange/write-table.ts';
import { workerClient } from './worker-client.ts';

const ask = workerClient<Exchange>(address);

/** Lines and cells of a file, with what told them apart. Throws a failure that says why it cannot be read. */
export function readTable(
  file: Blob,
  onProgress: OnProgress = () => undefined,
): Promise<ReadTable> {
  return ask((exchange) => exchange.readTable(file, proxy(onProgress)));
}

/** A file that spreadsheets open and `readTable` reads again as it was. */
export async function writeTable(table: Table & { delimiter?: Delimiter }): Promise<Blob> {
  try {
    return await ask((exchange) => exchange.writeTable(table));
  } catch {
    // Its script may be out of reach. What is exported must not depend on that.
    return writeTableHere(table);
  }
}

/** The people of a file of cards. Throws a failure that says why it cannot be read. */
export function readCards(file: Blob): Promise<Contact[]> {
  return ask((exchange) => exchange.readCards(file));
}

export function writeCards(contacts: Contact[], version: CardVersion = '4.0'): Promise<Blob> {
  return ask((exchange) => exchange.writeCards(contacts, version));
}
