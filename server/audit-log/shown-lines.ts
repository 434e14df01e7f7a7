import { capitalised } from '#domain/capitalised.ts';
import { titleOf } from '#domain/audit-log/action-titles.ts';
import { permissionWords } from '#domain/access/roles/permission-areas.ts';
import type { AuditLine, ShownChange } from '#domain/audit-log/audit-line.ts';
import { valueLabel } from '#domain/attendance/told-values.ts';
import { policyLabels } from '#domain/churches/policy-fields.ts';
import { organisationFields } from '#domain/organisation/organisation-fields.ts';
import { inTerms } from '#domain/organisation/own-register.ts';
import type { OrganisationTerms } from '#domain/organisation/terms.ts';
import { type OwnWord, wordsText } from '#domain/organisation/own-words.ts';
import { wordKinds } from '#domain/organisation/word-kinds.ts';
import { keptKinds } from '#domain/retention/retention-kinds.ts';
import { monthsWords } from '#domain/retention/retention-words.ts';
import { fieldText } from '#domain/register/field-text.ts';
import { fieldNamed, type Register } from '#domain/register/register.ts';
import { registers } from '#domain/registers.gen.ts';
import { customIdOf } from '#domain/rows/row-values.ts';
import type { AuditChange } from '../audit/audit-line.ts';
import type { StoredLine } from './read-lines.ts';
import type { Names } from './record-names.ts';

/** How a field of an entity is called, and how its values read. */
interface Reading {
  label(field: string): string;
  text(field: string, value: unknown): string;
}

const plain = (value: unknown): string => {
  if (value === null || value === undefined) return '';
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  return typeof value === 'string' ? value : JSON.stringify(value);
};

function readingOf(register: Register, names: Names): Reading {
  return {
    label: (field) => fieldNamed(register, field)?.label ?? field,
    text(field, value) {
      const input = fieldNamed(register, field)?.input;
      if (!input) return plain(value);
      const text = fieldText(input, value, names);
      const isName = input.kind === 'lookup' || input.kind === 'reference';
      // Somebody whom the reader does not see is not nobody.
      return text === '' && isName && typeof value === 'string'
        ? 'a name that you do not see'
        : text;
    },
  };
}

type Labels = Readonly<Record<string, { label: string } | undefined>>;

function byLabels(labels: Labels): Reading {
  return {
    label: (field) => labels[field]?.label ?? field,
    text: (_field, value) => plain(value),
  };
}

const ofOrganisation = byLabels(organisationFields);
/** A logo is there or not: the id of a picture says nothing to people. */
const organisationReading: Reading = {
  ...ofOrganisation,
  text(field, value) {
    if (field === 'logoId') return plain(value !== null);
    const kind = wordKinds.find((one) => one.field === field);
    if (kind) return wordsText(kind, value as OwnWord[]);
    return ofOrganisation.text(field, value);
  },
};

const ofRoles: Readonly<Record<string, string>> = {
  name: 'Name',
  purpose: 'What it is for',
  endsOn: 'Last day',
};
const roleReading: Reading = {
  label: (field) => ofRoles[field] ?? permissionWords(field),
  text: (_field, value) => plain(value),
};
/** Months of each kind. */
const retentionReading: Reading = {
  ...byLabels(keptKinds),
  text: (_field, value) => (typeof value === 'number' ? monthsWords(value) : 'kept'),
};
const readings: Readonly<Record<string, Reading>> = {
  attendanceReport: { label: valueLabel, text: (_field, value) => plain(value) },
  customRole: roleReading,
  roleAssignment: roleReading,
  organisation: organisationReading,
  reportPolicy: byLabels(policyLabels),
  retention: retentionReading,
  retentionRun: byLabels({ ...keptKinds, auditUntil: { label: 'Audit log before' } }),
};
const unknown: Reading = { label: (field) => field, text: (_field, value) => plain(value) };

function shown(change: AuditChange, reading: Reading, names: Names): ShownChange {
  const { field } = change;
  const label = names.get(customIdOf(field) ?? '') ?? reading.label(field);
  if ('hidden' in change) return { label, hidden: true };
  return {
    label,
    was: reading.text(field, change.was),
    became: reading.text(field, change.became),
  };
}

/** 'Fatima Adams, Pastor of Khayelitsha' of a role, else the name of the record. */
function aboutOf({ entity, entityId, details }: StoredLine, names: Names): string | null {
  const { accountId, role, title = role, scope, scopeId, name } = details;
  const person = typeof accountId === 'string' ? names.get(accountId) : undefined;
  if (entity === 'roleAssignment' && person !== undefined) {
    const place = scope === 'tenant' ? 'the whole organisation' : names.get(String(scopeId));
    return `${person}, ${String(title)}${place === undefined ? '' : ` of ${place}`}`;
  }
  const isNamed = entity === 'savedList' || entity === 'customRole';
  if (isNamed && typeof name === 'string') return name;
  return names.get(entityId) ?? person ?? null;
}

/** The exported list in words: 'People, 618 rows'. */
function exportedIn({ action, details }: StoredLine): string | null {
  const { what, rows } = details;
  if (action !== 'attendance.noteExport' || typeof what !== 'string') return null;
  const known = registers.find(({ register }) => register.name === what)?.register.words.many;
  return `${capitalised(known ?? what)}, ${String(rows)} ${rows === 1 ? 'row' : 'rows'}`;
}

/** Lines as people read them. */
export function shownLines(
  lines: readonly StoredLine[],
  names: Names,
  terms: OrganisationTerms,
): AuditLine[] {
  return lines.map((line) => {
    const {
      entity,
      placeId,
      groupId: _group,
      actorId,
      actorName,
      changes,
      details: _details,
      ...kept
    } = line;
    const register = registers.find((one) => one.register.entity.name === entity)?.register;
    const reading = register
      ? readingOf(inTerms(register, terms), names)
      : (readings[entity] ?? unknown);
    return {
      ...kept,
      entity,
      lastNoted: line.details['lastNoted'] === true,
      title: titleOf(line.action, (changes ?? []).length > 0),
      actor: actorId === null ? null : { id: actorId, name: actorName ?? 'Somebody' },
      about: exportedIn(line) ?? aboutOf(line, names),
      place: placeId === null ? null : (names.get(placeId) ?? null),
      changes: (changes ?? []).map((change) => shown(change, reading, names)),
    };
  });
}
