import CircleAlert from 'lucide-react/icons/circle-alert';
import PencilLine from 'lucide-react/icons/pencil-line';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { churches } from '#domain/churches/churches.ts';
import { families } from '#domain/families/families.ts';
import { may } from '#domain/permissions.ts';
import { refusedFamilies, type RefusedFamily } from '#store/families/refused-families.ts';
import type { OpenForm } from '#store/register/register-queries.ts';
import type { FormDraft } from '#store/register/form-draft.ts';
import { useLive } from '../../../api/live-queries/use-live.ts';
import { DraftNotRead } from '../../../register/draft/draft-not-read.tsx';
import { optionsOf } from '../../../register/register-form.tsx';
import type { RegisterView } from '../../../register/register-view.ts';
import { useKeptDraft } from '../../../register/draft/use-kept-draft.ts';
import { Banner } from '../../../ui/banner/banner.tsx';
import { buttonLook } from '../../../ui/button/button.tsx';
import { Card } from '../../../ui/card/card.tsx';
import { EmptyState } from '../../../ui/empty-state/empty-state.tsx';
import { NotRead } from '../../../ui/empty-state/not-read.tsx';
import type { Option } from '../../../ui/option-list/option-list.tsx';
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx';
import { Stepper } from '../../../ui/stepper/stepper.tsx';
import { timeOfDay } from '../../../ui/time.ts';
import { visuallyHidden } from '../../../ui/visually-hidden.css.ts';
import { familyView } from '../family-view.tsx';
import { draftKey } from './draft-key.ts';
import { MembersStep } from './members-step.tsx';
import { mendedFamily } from './mend-family.ts';
import { beginFamily, type NewFamily } from './new-family.ts';
import { ReviewStep } from './review-step.tsx';
import { RowFields } from './row-fields.tsx';
import { steps } from './steps.ts';
import { type FamilyWizard, useNewFamily } from './use-new-family.ts';
import { WizardKeys } from './wizard-keys.tsx';
import * as css from './wizard.css.ts';

interface WizardProps {
  people: RegisterView;
  open: OpenForm;
  kept: FormDraft | null;
  refused: RefusedFamily | null;
}

/** Churches in which the person may add a family. */
function churchOptions({ grants, linked }: OpenForm): Option[] {
  const open = (linked[churches.name] ?? []).filter(({ id }) =>
    may(grants, families.may.write, { kind: 'church', id }),
  );
  return optionsOf(churches, open, '');
}

function titleOf({ step, values }: NewFamily): string {
  const name = String(values['name']).trim();
  return [
    'What is the family called?',
    `Who is in the ${name} family?`,
    `Where does the ${name} family live?`,
    `Check the ${name} family`,
  ][step] as string;
}

function Step({
  wizard,
  people,
  options,
}: {
  wizard: FamilyWizard;
  people: RegisterView;
  options: Option[];
}) {
  const { draft, errors, change } = wizard;
  if (draft.step === 1) return <MembersStep wizard={wizard} people={people} />;
  if (draft.step === 3) {
    const church = options.find(({ value }) => value === draft.values['churchId'])?.label ?? '';
    return <ReviewStep draft={draft} church={church} />;
  }
  return (
    <div className={css.form}>
      <RowFields
        view={familyView}
        fields={steps[draft.step]?.fields ?? []}
        values={draft.values}
        errors={errors}
        choices={{ churchId: options }}
        onChange={(values) => change({ values })}
      />
    </div>
  );
}

function Steps({ people, open, kept, refused }: WizardProps) {
  const options = churchOptions(open);
  const [begun] = useState(
    () =>
      (kept?.typed as NewFamily | undefined) ??
      (refused
        ? mendedFamily(people, refused)
        : beginFamily(people, options.length === 1 ? (options[0]?.value ?? '') : '')),
  );
  const draftOf = draftKey(refused?.id);
  const wizard = useNewFamily({ people, grants: open.grants, begun, draft: draftOf });
  const { draft, failure, change } = wizard;
  const added = draft.members.length;
  const shown = steps.map((step) =>
    step.id === 'members' && added > 0
      ? Object.assign({}, step, { detail: `${added} added` })
      : step,
  );
  return (
    <div className={css.page}>
      <div className={css.side}>
        <h1 className={css.heading}>New family</h1>
        <p className={css.muted}>About two minutes. What you type is saved on this device.</p>
        <Stepper
          label="Steps"
          steps={shown}
          current={draft.step}
          direction="beside"
          onStep={(step) => change({ step })}
        />
      </div>
      <Card className={css.card}>
        {kept && (
          <Banner tone="info" icon={PencilLine} title={`Draft from ${timeOfDay(kept.at)}`}>
            You typed this before and did not save it.
          </Banner>
        )}
        {refused && (
          <Banner tone="warning" icon={TriangleAlert} title="This family was not accepted.">
            {refused.message}. Change what is wrong, and add the family again.
          </Banner>
        )}
        {failure && <Banner tone="danger" icon={CircleAlert} title={`${failure}.`} />}
        <h2 className={css.title}>{titleOf(draft)}</h2>
        <Step wizard={wizard} people={people} options={options} />
        <WizardKeys wizard={wizard} />
      </Card>
    </div>
  );
}

function Opening() {
  return (
    <div className={css.page}>
      <h1 className={visuallyHidden}>New family</h1>
      <Skeleton lines={6} what="the form" />
    </div>
  );
}

function NoChurch() {
  return (
    <EmptyState
      icon={familyView.icon}
      heading="h1"
      title="You cannot add families"
      action={
        <Link to="/apps/people/families/list" className={buttonLook({ size: 'touch' })}>
          All families
        </Link>
      }
    >
      Your roles let you see people, not change them. Ask your church administrator.
    </EmptyState>
  );
}

/** A new family in four steps: name, members, address, review. `people`: how the directory types somebody. */
function Wizard({ people, refused }: Pick<WizardProps, 'people' | 'refused'>) {
  const live = useLive(familyView.queries.blank);
  const kept = useKeptDraft(draftKey(refused?.id));
  if (live.state === 'failed') return <NotRead title="Could not open the form" heading="h1" />;
  if (live.state === 'loading') return <Opening />;
  if (churchOptions(live.data).length === 0) return <NoChurch />;
  if (kept.state === 'failed') return <DraftNotRead kept={kept} heading="h1" />;
  if (kept.state !== 'read') {
    return (
      <div className={css.page}>
        <h1 className={visuallyHidden}>New family</h1>
        <DraftNotRead kept={kept} />
      </div>
    );
  }
  return <Steps people={people} open={live.data} kept={kept.draft} refused={refused} />;
}

function NothingToMend() {
  return (
    <EmptyState
      icon={familyView.icon}
      heading="h1"
      title="Nothing to mend any more"
      action={
        <Link to="/apps/people/new-family" className={buttonLook({ size: 'touch' })}>
          Begin a new family
        </Link>
      }
    >
      It was sent again or discarded, or this device does not have it.
    </EmptyState>
  );
}

/** The form of a new family, or of one that was refused (`mends`: its id), which is taken as it was when the page opened. */
export function NewFamilyPage({ people, mends }: { people: RegisterView; mends?: string }) {
  const live = useLive(refusedFamilies);
  const [found, setFound] = useState<RefusedFamily | null>();
  if (found === undefined && live.state === 'ready') {
    setFound(live.data.find(({ id }) => id === mends) ?? null);
  }
  if (live.state === 'failed') return <NotRead title="Could not open the form" heading="h1" />;
  if (found === undefined) return <Opening />;
  if (found === null && mends !== undefined) return <NothingToMend />;
  return <Wizard people={people} refused={found} />;
}
