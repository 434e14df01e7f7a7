import type { ReactNode } from 'react';
import type { ReportDefinition } from '#domain/attendance/definitions.ts';
import type { ReportValues } from '#domain/attendance/entities.ts';
import type { Church, ReportPolicy, Service } from '#domain/churches/entities.ts';
import type { KnownReport } from '#store/attendance/known-report.ts';
import type { ContextPart } from '../place/context-bar.tsx';
import type { ReportTarget } from '../place/report-target.ts';
import type { Counting } from '../draft/use-draft.ts';

/** Props of a field for money. */
export interface MoneyFields {
  values: ReportValues;
  readOnly: boolean;
  errors: Readonly<Record<string, string>>;
  onChange(values: Partial<ReportValues>): void;
  onProblem(field: string, problem: string | null): void;
}

export interface CountingFormProps {
  definition: ReportDefinition;
  target: ReportTarget;
  churches: readonly Church[];
  allServices: readonly Service[];
  onChoose(chosen: { churchId: string; serviceId: string; date: string | null }): void;
  onNext(): void;
  /** Field for money, if the definition takes money. */
  renderMoney?(fields: MoneyFields): ReactNode;
  /** Asks what is counted in a way of its own; the church, the service and the date otherwise. */
  renderChoice?(asked: { part: ContextPart | 'all'; onClose(): void }): ReactNode;
}

export interface OpenFormProps extends CountingFormProps {
  counting: Extract<Counting, { state: 'open' }>;
  /** Known report of this service. */
  known: KnownReport;
  /** Starts from its numbers. */
  onChangeKnown(): void;
  policy: ReportPolicy | null;
  recent: readonly number[];
}
