import FileCheck from 'lucide-react/icons/file-check';
import { consentOperations } from '#domain/care/consent-operations.ts';
import { consentWords } from '#domain/care/consent-words.ts';
import { consents } from '#domain/care/consents.ts';
import type { Consent, ConsentPurpose } from '#domain/care/entities.ts';
import { must } from '#domain/must.ts';
import { fieldText } from '#domain/register/field-text.ts';
import { type AnyRow, rowOf } from '#domain/register/register.ts';
import { consentQueries } from '#store/care/consents.ts';
import type { RegisterView } from '../../../register/register-view.ts';
import * as css from '../parts/care.css.ts';

/** How the value of a field reads: 'SMS and WhatsApp'. */
export function wordsOf(field: 'purpose' | 'state' | 'how' | 'textVersion', row: Consent): string {
  return fieldText(must(consents.fields[field], field).input, row[field], new Map());
}

/** 'SMS and WhatsApp'. */
export function purposeWords(purpose: ConsentPurpose): string {
  return fieldText(must(consents.fields.purpose, 'the purpose').input, purpose, new Map());
}

/** The sentence that the line is about. */
function ConsentText({ row }: { row: AnyRow }) {
  const { textVersion, purpose } = rowOf(consents, row);
  if (textVersion === 'own') return null;
  return <blockquote className={css.quote}>{consentWords[textVersion][purpose]}</blockquote>;
}

/** Consents of one person: the person stands above them and has no column. */
export const consentView: RegisterView = {
  register: {
    ...consents,
    title: (row: AnyRow) => purposeWords(rowOf(consents, row).purpose),
  },
  operations: consentOperations,
  queries: consentQueries,
  icon: FileCheck,
  controls: { personId: () => null },
  advice: ConsentText,
  archiveWords: {
    archive: 'Entered by mistake',
    archived: 'does not count',
    restore: 'Count it again',
    restored: 'counts again',
    gone: 'Entered by mistake',
  },
};
