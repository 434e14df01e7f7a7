import type { Delimiter } from '#domain/values/csv.ts';

export type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252';

export interface Table {
  /** The cells of the first line. */
  columns: string[];
  /** The other lines as they stand: a row may have fewer or more cells than there are columns. Blank lines are left out. */
  rows: string[][];
}

export interface ReadTable extends Table {
  delimiter: Delimiter;
  encoding: Encoding;
}

/** A phone number or an address of mail, and what its owner calls it, in small letters: 'cell', 'home'. */
export interface Reachable {
  value: string;
  kinds: string[];
}

export interface PostalAddress {
  street: string;
  city: string;
  region: string;
  postalCode: string;
  country: string;
  kinds: string[];
}

/** A person as address books write them. What is not known is '' or empty. */
export interface Contact {
  fullName: string;
  lastName: string;
  firstName: string;
  middleNames: string;
  prefix: string;
  suffix: string;
  phones: Reachable[];
  emails: Reachable[];
  /** `1990-05-17`, or `--05-17` without the year; null for none that can be read. */
  birthday: string | null;
  addresses: PostalAddress[];
  note: string;
}

export type CardVersion = '3.0' | '4.0';

/** Share of the file read so far, from 0 to 1. */
export type OnProgress = (share: number) => void;

/** Functions of the worker for files. A file that cannot be read is a failure with a sentence. */
export interface Exchange {
  readTable(file: Blob, onProgress?: OnProgress): Promise<ReadTable>;
  /** UTF-8 with its mark; cells that a spreadsheet would run are told to be text, and `readTable` restores them. */
  writeTable(table: Table & { delimiter?: Delimiter }): Blob;
  /** Cards of the versions 2.1, 3.0 and 4.0. */
  readCards(file: Blob): Promise<Contact[]>;
  writeCards(contacts: readonly Contact[], version: CardVersion): Blob;
}
