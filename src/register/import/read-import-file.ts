import type { Table } from '../../../workers/exchange/exchange-api.ts';
import { readCards, readTable } from '../../api/workers/exchange.ts';
import type { ContactCards } from '../register-view.ts';
import type { Importable } from './importable.ts';

/** By its name: what the system says of the kind of a file differs from one to the other. */
const isOfCards = ({ name, type }: File) => /\.(vcf|vcard)$/i.test(name) || /vcard/i.test(type);

async function tableOfCards(
  { register }: Importable,
  { textsOf }: ContactCards,
  file: File,
): Promise<Table> {
  const texts = (await readCards(file)).map(textsOf);
  const fields = Object.keys(texts[0] ?? {}).filter((field) => texts.some((one) => one[field]));
  return {
    columns: fields.map((field) => register.fields[field]?.label ?? field),
    rows: texts.map((one) => fields.map((field) => one[field] ?? '')),
  };
}

/** The lines of a file to import: of a table, or the cards of an address book where the view takes them. */
export function readImportFile(view: Importable, file: File): Promise<Table> {
  const { contacts } = view;
  return contacts && isOfCards(file) ? tableOfCards(view, contacts, file) : readTable(file);
}
