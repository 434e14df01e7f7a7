import { capitalised } from '#domain/capitalised.ts';
import type { OrganisationByWord } from '#domain/organisation/organisation-edits.ts';
import { organisationFields } from '#domain/organisation/organisation-fields.ts';
import { type OwnWord, saidText } from '#domain/organisation/own-words.ts';
import { isWordField, wordOf } from '#domain/organisation/word-kinds.ts';
import { spokenZone } from '#domain/values/dates/time-zones.ts';
import type { ClashingEdit } from '#store/outbox/clashes.ts';
import { ClashChoice } from '../../../register/clash/clash-choice.tsx';
import { decideOrganisation } from './save-organisation.ts';

const labels: Readonly<Record<string, { label: string } | undefined>> = organisationFields;

function labelOf(field: string): string {
  if (!isWordField(field)) return labels[field]?.label ?? field;
  const { kind, status } = wordOf(field);
  return `${capitalised(kind.one)} “${kind.usual[status] ?? status}”`;
}

function textOf(field: string, value: unknown): string | null {
  if (isWordField(field)) {
    return value ? saidText(value as OwnWord) : 'As in Ibandla';
  }
  if (typeof value === 'number') return String(value);
  if (typeof value !== 'string') return null;
  return field === 'timeZone' ? spokenZone(value) : value;
}

/** Two administrators changed the same thing: one of the two stays. */
export function OrganisationClash({ clash }: { clash: ClashingEdit<OrganisationByWord> }) {
  return (
    <ClashChoice
      what="organisation"
      clash={clash}
      labelOf={labelOf}
      textOf={textOf}
      onDecide={(edits) => decideOrganisation(clash.itemId, edits)}
    />
  );
}
