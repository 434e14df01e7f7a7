import type { AuditLine } from '../../src/domain/audit-log/audit-line.ts';
import type { Person } from './tenant.ts';

export interface AuditPage {
  data: AuditLine[];
  next: string | null;
  total: number | null;
  timeZone: string;
  record: string | null;
}

/** A page of the audit as this person reads it. */
export async function auditPage(
  person: Person,
  question: Record<string, string> = {},
): Promise<AuditPage> {
  const response = await person.ask('GET', `/api/v1/audit?${new URLSearchParams(question)}`);
  if (response.status !== 200) throw new Error(`The audit answered ${await response.text()}`);
  return (await response.json()) as AuditPage;
}

/** What it says of a record, the newest first. */
export async function linesAbout(person: Person, recordId: string): Promise<AuditLine[]> {
  return (await auditPage(person, { recordId })).data;
}
