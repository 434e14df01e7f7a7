import { useState } from 'react';
import { basisOf, nowhere, type KnownReport } from '#store/attendance/known-report.ts';
import { recentAttendance, reportOf } from '#store/attendance/reports-of-service.ts';
import { policyOf } from '#store/churches/queries.ts';
import { useLive, type Live } from '../../../api/live-queries/use-live.ts';
import { NotRead } from '../../../ui/empty-state/not-read.tsx';
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx';
import type { ReportDraft } from '#store/attendance/draft.ts';
import type { ReportTarget } from '../place/report-target.ts';
import type { CountingFormProps } from './form-props.ts';
import { useDraft } from '../draft/use-draft.ts';
import { afterForm } from './after-form.tsx';
import { OpenForm } from './open-form.tsx';

const KnownHere = afterForm(() =>
  import('../submit/known-here.tsx').then((part) => part.KnownHere),
);

function known<Data>(live: Live<Data>, otherwise: Data): Data {
  return live.state === 'ready' ? live.data : otherwise;
}

function namesOf({ church, service }: ReportTarget): ReportDraft['names'] | null {
  return church ? { church: church.name, service: service.name } : null;
}

function changeKnown(report: KnownReport, reopen: () => Promise<void>): Promise<void> {
  return import('../draft/draft-of-known.ts')
    .then(({ draftOfKnown }) => draftOfKnown(report))
    .then(reopen);
}

/** Opens the draft of what is counted, and brings what the device knows about it. */
export function CountingForm(props: CountingFormProps) {
  const { definition } = props;
  const { churchId, serviceId, date, groupId } = props.target;
  const service = { date, churchId, groupId, serviceId };
  const current = known(useLive(reportOf, service), null);
  const [here, setHere] = useState<KnownReport | null>(null);
  // Until the device has said more, what the server shows.
  const report = here ?? (current ? ({ at: 'server', report: current } as const) : nowhere);
  const policy = known(useLive(policyOf, churchId), null);
  const recent = known(useLive(recentAttendance, service), []);
  const context = { form: definition.id, churchId, serviceId, date, groupId };
  const counting = useDraft(context, basisOf(report), namesOf(props.target));

  switch (counting.state) {
    case 'opening':
      return <Skeleton lines={8} what="the report" />;
    case 'failed':
      return <NotRead title="The form did not open" />;
    case 'open':
      return (
        <>
          <KnownHere {...service} onKnown={setHere} />
          <OpenForm
            key={counting.draft.submissionId}
            {...props}
            counting={counting}
            known={report}
            onChangeKnown={() => void changeKnown(report, counting.reopen)}
            policy={policy}
            recent={recent}
          />
        </>
      );
  }
}
