import type { ComponentType, ReactNode } from 'react';
import { fieldText, type Titles } from '#domain/register/field-text.ts';
import type { RegisterOperations } from '#domain/register/register-operations.ts';
import { type AnyRow, fieldNamed, type Register } from '#domain/register/register.ts';
import { dateWithYear } from '#domain/values/dates/local-date.ts';
import type { RegisterPage, RegisterQueries } from '#store/register/register-queries.ts';
import type { Contact } from '../../workers/exchange/exchange-api.ts';
import type { IconOf } from '../ui/icon/icon.tsx';
import type { LettersToRows } from './letters/letters-to-rows.ts';

/** Props of a control in a form. */
export interface ControlProps {
  label: string;
  value: unknown;
  /** Whether it may be left empty. */
  optional: boolean;
  error: string | null;
  hint: string | undefined;
  /** Null for a new row. */
  rowId: string | null;
  onChange(value: unknown): void;
  onBlur(): void;
}

/** 'End membership', and 'Member taken out' once it is done. */
export interface ArchiveWords {
  archive: string;
  archived: string;
  restore: string;
  restored: string;
  /** The key that shows archived rows: 'Left'. */
  gone: string;
}

export interface ExtraColumn {
  name: string;
  number?: boolean;
  /** Where it stands on the card of a phone: among the facts, or in a line of its own at the end. */
  card?: 'fact' | 'end';
  cell(row: AnyRow): ReactNode;
}

export interface CardsProps {
  view: RegisterView;
  rows: RegisterPage['rows'];
  titles: Titles;
  /** Lays the cards out; it is given what stands in each. */
  children(bodyOf: (row: AnyRow) => ReactNode): ReactNode;
}

/** Rows that are people of address books. */
export interface ContactCards {
  /** Field -> the text that an import reads it from. */
  textsOf(contact: Contact): Readonly<Partial<Record<string, string>>>;
  contactOf(row: AnyRow): Contact;
}

/** Rows that letters go to. */
export interface Written {
  /** Whether several of them may live in one household. */
  households: boolean;
  /** Reads codes of families for a line of the letters, by the ids of the families: only from the server. */
  codes?(familyIds: readonly string[]): Promise<ReadonlyMap<string, string>>;
  load(): Promise<LettersToRows>;
}

/** A register as the page shows it. A feature draws a part of it anew by naming a part of its own. */
export interface RegisterView {
  register: Register;
  operations: Pick<RegisterOperations, 'create' | 'edit' | 'addMany' | 'editMany' | 'history'>;
  queries: RegisterQueries;
  icon: IconOf;
  /** Node before the name of a row in the list. */
  lead?(row: AnyRow, titles: Titles): ReactNode;
  /** Keys that archive a row and bring it back, and what is said then; else of the archive. */
  archiveWords?: ArchiveWords;
  /** Among rows that belong to another one: those with a lower number stand first, else the order is that of the title. */
  rank?(row: AnyRow): number;
  /** Marks at the end of a row. */
  marks?(row: AnyRow): ReactNode;
  /** Field -> how the list shows it. `text`: how its value reads. */
  cells?: Readonly<Record<string, (row: AnyRow, titles: Titles, text: string) => ReactNode>>;
  /** Words above the rows that have the same ones, in the list ordered by this field. */
  headings?: { orderedBy: string; of(row: AnyRow): string };
  /** Columns of the list beside the fields: what follows from other rows. */
  extra?: readonly ExtraColumn[];
  /** Field -> how its value reads where the definition alone does not say it. */
  texts?: Readonly<Record<string, (value: unknown) => string>>;
  /** Field -> how the form takes it. */
  controls?: Readonly<Record<string, ComponentType<ControlProps>>>;
  /** Stands above the tabs of an open row: the way to the record that the row is about. */
  above?: ComponentType<{ row: AnyRow }>;
  /** Advice on the row as it is typed, below the first section of the form. It stops nobody. */
  advice?: ComponentType<{ row: AnyRow; isNew: boolean }>;
  /** Shown as a tree too: fields that name the row above, of which the first that is filled counts. */
  tree?: readonly string[];
  /** Shown as cards too: draws what stands below the title of each. */
  cards?: ComponentType<CardsProps>;
  /** Imported from the cards of address books too, and exported as them. */
  contacts?: ContactCards;
  /** Their addresses are printed on labels too. */
  letters?: Written;
  /** Line under the title of a card. */
  underTitle?(row: AnyRow, titles: Titles): string;
  /** A further action on the rows that are chosen in the list. */
  together?: ComponentType<{ rows: readonly AnyRow[]; onDone(): void }>;
  /** Fields of the card of a row on a phone; without it, the two columns after the first. */
  cardFacts?: readonly string[];
  /** Line under the title of the list; without it, the number of rows. */
  facts?: ComponentType<{ all: number }>;
}

/** A field's value as the view shows it; '' for none. Files keep dates as yyyy-MM-dd, screens name the month. */
export function shownText(
  { register, texts }: Pick<RegisterView, 'register' | 'texts'>,
  field: string,
  value: unknown,
  titles: Titles,
): string {
  const of = fieldNamed(register, field);
  if (!of || value === null || value === undefined) return '';
  const own = texts?.[field];
  if (own) return own(value);
  return of.input.kind === 'date'
    ? dateWithYear(String(value))
    : fieldText(of.input, value, titles);
}
