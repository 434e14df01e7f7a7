import { useMemo, useState } from 'react';
import type { OrganisationEdits } from '#domain/organisation/organisation-edits.ts';
import { spokenZone } from '#domain/values/dates/time-zones.ts';
import { timeInZone } from '#domain/values/dates/local-date.ts';
import type { OpenOrganisation } from '#store/organisation/open-organisation.ts';
import { PictureField } from '../../../register/picture/picture-field.tsx';
import { Combobox } from '../../../ui/combobox/combobox.tsx';
import { useConfirm } from '../../../ui/confirm/use-confirm.tsx';
import { TextField } from '../../../ui/field/field.tsx';
import * as css from '../settings.css.ts';
import { SectionCard } from './section-card.tsx';
import { useSection } from './use-section.ts';
import { zoneOptions } from './zone-options.ts';

const fields = ['name', 'timeZone', 'logoId'] as const;

function useZoneQuestion() {
  const { confirm, dialog } = useConfirm();
  async function ask({ timeZone }: OrganisationEdits): Promise<boolean> {
    if (!timeZone) return true;
    const answer = await confirm({
      title: `Change the time zone to ${spokenZone(timeZone.shallBe)}?`,
      message:
        'Today and this week on dashboards and lists, the last day of a role, and times in the audit log follow the new time zone. A role whose last day is over there ends at once. Each church keeps its own time zone: reports that were given keep their days, and services keep their times.',
      icon: { tone: 'warning' },
      actions: {
        confirm: { label: 'Change time zone', tone: 'primary' },
        cancel: { label: 'Keep it' },
      },
    });
    return answer === 'confirmed';
  }
  return { ask, dialog };
}

/** Name, time zone and logo of the organisation. */
export function ProfileCard({ open }: { open: OpenOrganisation }) {
  const { ask, dialog } = useZoneQuestion();
  const section = useSection(open, fields, ask);
  const { values, problems, change } = section;
  const { timeZone } = values;
  const options = useMemo(() => zoneOptions(timeZone), [timeZone]);
  const [now] = useState(() => new Date());
  return (
    <SectionCard
      title="Profile"
      words="In the menu, on paper and in mails. The sign-in page keeps the name of Ibandla."
      section={section}
    >
      <PictureField
        label="Logo"
        shape="square"
        value={values.logoId ?? ''}
        error={problems['logoId'] ?? null}
        onChange={(id) => change({ logoId: id === '' ? null : String(id) })}
      />
      <div className={css.pair}>
        <TextField
          label="Name"
          name="name"
          autoComplete="organization"
          maxLength={120}
          value={values.name}
          error={problems['name'] ?? null}
          onChange={(event) => change({ name: event.target.value })}
        />
        <Combobox
          label="Time zone"
          options={options}
          value={timeZone}
          error={problems['timeZone'] ?? null}
          hint={`It was ${timeInZone(now, timeZone)} there when you opened this page.`}
          onChange={(zone) => change({ timeZone: zone })}
        />
      </div>
      {dialog}
    </SectionCard>
  );
}
