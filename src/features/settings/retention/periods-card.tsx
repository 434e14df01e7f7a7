import CircleAlert from 'lucide-react/icons/circle-alert';
import { keptKinds, retentionKinds } from '#domain/retention/retention-kinds.ts';
import { useConnection } from '../../../api/calls/use-connection.ts';
import { Banner } from '../../../ui/banner/banner.tsx';
import { useUnsaved } from '../../../ui/confirm/use-unsaved.tsx';
import { SelectField } from '../../../ui/field/select-field.tsx';
import { SaveKeys } from '../parts/save-keys.tsx';
import { SavedState, SettingsCard } from '../parts/settings-card.tsx';
import * as css from '../settings.css.ts';
import { monthOptions } from './month-options.ts';
import { type Periods, useRetentionForm } from './use-retention-form.ts';

/** The time of each kind; without one it is kept until somebody erases it. */
export function PeriodsCard({ periods, onSaved }: { periods: Periods; onSaved(): Promise<void> }) {
  const form = useRetentionForm(periods, onSaved);
  const mayAct = useConnection().state !== 'offline';
  const { problems } = form;
  const guard = useUnsaved(form.dirty);
  return (
    <SettingsCard
      title="How long you keep it"
      words="Each is erased by itself once its time is over. Gifts and reports are never erased"
      aside={<SavedState pending={false} at={form.savedAt} />}
    >
      <form className={css.body} aria-label="How long you keep it" {...form.formProps}>
        {problems[''] && <Banner tone="danger" icon={CircleAlert} title={`${problems['']}.`} />}
        {retentionKinds.map((kind) => (
          <SelectField
            key={kind}
            label={keptKinds[kind].label}
            hint={keptKinds[kind].words}
            name={kind}
            options={monthOptions(kind, periods[kind])}
            placeholder="Keep until somebody erases it"
            value={String(form.months(kind) ?? '')}
            error={problems[kind] ?? null}
            disabled={!mayAct}
            onChange={(value) => form.choose(kind, value === '' ? null : Number(value))}
          />
        ))}
        <SaveKeys dirty={form.dirty && mayAct} busy={form.busy} onCancel={form.cancel} />
        {guard}
      </form>
      {form.dialog}
    </SettingsCard>
  );
}
