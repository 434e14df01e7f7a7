import CloudOff from 'lucide-react/icons/cloud-off';
import type { ReactNode } from 'react';
import type { ReportDefinition } from '#domain/attendance/definitions.ts';
import type { ReportValues } from '#domain/attendance/entities.ts';
import type { Church, Service } from '#domain/churches/entities.ts';
import { recentAttendance, reportOf } from '#store/attendance/standing.ts';
import { policyOf } from '#store/churches/queries.ts';
import { useLive, type Live } from '../../../api/use-live.ts';
import { Button } from '../../../ui/button/button.tsx';
import { EmptyState } from '../../../ui/empty-state/empty-state.tsx';
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx';
import type { ContextPart } from '../parts/context-bar.tsx';
import type { Place } from '../place.ts';
import { useDraft } from '../use-draft.ts';
import { OpenForm } from './open-form.tsx';

/** What a field for money needs of the form. */
export interface MoneyFields {
  values: ReportValues;
  readOnly: boolean;
  errors: Readonly<Record<string, string>>;
  onChange(values: Partial<ReportValues>): void;
  onProblem(field: string, problem: string | null): void;
}

export interface CountingFormProps {
  definition: ReportDefinition;
  place: Place;
  churches: readonly Church[];
  allServices: readonly Service[];
  onChoose(chosen: { churchId: string; serviceId: string; date: string | null }): void;
  onNext(): void;
  /** Where the definition takes money. */
  renderMoney?(fields: MoneyFields): ReactNode;
  /** Asks what is counted in a way of its own; the church, the service and the date otherwise. */
  renderChoice?(asked: { part: ContextPart | 'all'; onClose(): void }): ReactNode;
}

function known<Data>(live: Live<Data>, otherwise: Data): Data {
  return live.state === 'ready' ? live.data : otherwise;
}

/** Opens the draft of what is counted, and brings what the device knows about it. */
export function CountingForm(props: CountingFormProps) {
  const { definition } = props;
  const { churchId, serviceId, date, groupId } = props.place;
  const report = known(useLive(reportOf, { date, churchId, groupId, serviceId }), null);
  const policy = known(useLive(policyOf, churchId), null);
  const recent = known(useLive(recentAttendance, { serviceId, date, groupId }), []);
  const context = { form: definition.id, churchId, serviceId, date, groupId };
  const counting = useDraft(context, report?.standingVersionId ?? null);

  switch (counting.state) {
    case 'opening':
      return <Skeleton lines={8} what="the report" />;
    case 'failed':
      return (
        <EmptyState
          icon={CloudOff}
          title="The form did not open"
          action={<Button onClick={() => location.reload()}>Try again</Button>}
        >
          This device’s store did not answer. What you saved on this device is safe.
        </EmptyState>
      );
    case 'open':
      return (
        <OpenForm
          key={counting.draft.submissionId}
          {...props}
          counting={counting}
          report={report}
          policy={policy}
          recent={recent}
        />
      );
  }
}
