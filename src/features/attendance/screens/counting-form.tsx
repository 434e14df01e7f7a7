import CloudOff from 'lucide-react/icons/cloud-off';
import { basisOf, knownOf, nowhere, type KnownReport } from '#store/attendance/known-of-service.ts';
import { recentAttendance } from '#store/attendance/standing.ts';
import { policyOf } from '#store/churches/queries.ts';
import { useLive, type Live } from '../../../api/use-live.ts';
import { Button } from '../../../ui/button/button.tsx';
import { EmptyState } from '../../../ui/empty-state/empty-state.tsx';
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx';
import type { Draft } from '#store/draft.ts';
import type { Place } from '../place.ts';
import type { CountingFormProps } from '../form-props.ts';
import { useDraft } from '../use-draft.ts';
import { OpenForm } from './open-form.tsx';

function known<Data>(live: Live<Data>, otherwise: Data): Data {
  return live.state === 'ready' ? live.data : otherwise;
}

function namesOf({ church, service }: Place): Draft['names'] | null {
  return church ? { church: church.name, service: service.name } : null;
}

async function changeKnown(report: KnownReport, reopen: () => Promise<void>): Promise<void> {
  const { draftOfKnown } = await import('../draft-of-known.ts');
  await draftOfKnown(report);
  await reopen();
}

/** Opens the draft of what is counted, and brings what the device knows about it. */
export function CountingForm(props: CountingFormProps) {
  const { definition } = props;
  const { churchId, serviceId, date, groupId } = props.place;
  const report = known(useLive(knownOf, { date, churchId, groupId, serviceId }), nowhere);
  const policy = known(useLive(policyOf, churchId), null);
  const recent = known(useLive(recentAttendance, { serviceId, date, groupId }), []);
  const context = { form: definition.id, churchId, serviceId, date, groupId };
  const counting = useDraft(context, basisOf(report), namesOf(props.place));

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
          We could not read this device’s storage. Your saved reports are safe.
        </EmptyState>
      );
    case 'open':
      return (
        <OpenForm
          key={counting.draft.submissionId}
          {...props}
          counting={counting}
          known={report}
          onChangeKnown={() => void changeKnown(report, counting.reopen)}
          policy={policy}
          recent={recent}
        />
      );
  }
}
