import { Link } from '@tanstack/react-router';
import Church from 'lucide-react/icons/church';
import { choiceFields, policyFields } from '#domain/churches/policy-fields.ts';
import { type PolicyRules, rulesOf } from '#domain/churches/policy-rules.ts';
import { policiesToChange, type PolicyOfChurch } from '#store/churches/report-policy.ts';
import { useLive } from '../../../api/live-queries/use-live.ts';
import { EmptyState } from '../../../ui/empty-state/empty-state.tsx';
import { NotRead } from '../../../ui/empty-state/not-read.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { PageHeader } from '../../../ui/page-header/page-header.tsx';
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx';
import { SyncState } from '../../../ui/sync-state/sync-state.tsx';
import { SettingsCard } from '../parts/settings-card.tsx';
import * as css from '../settings.css.ts';

interface Labelled {
  label: string;
}
const usual = rulesOf(null);

/** 'Days back 60, Teens from 13, Adults from 20, no count by gender'. */
function policyWords(policy: PolicyRules): string {
  const numbers = Object.entries(policyFields) as [keyof typeof policyFields, Labelled][];
  const choices = Object.entries(choiceFields) as [keyof typeof choiceFields, Labelled][];
  const unusual = choices.filter(([field]) => policy[field] !== usual[field]);
  return [
    ...numbers.map(([field, { label }]) => `${label} ${policy[field]}`),
    ...unusual.map(([field, { label }]) =>
      policy[field] ? label.toLowerCase() : `no ${label.toLowerCase()}`,
    ),
  ].join(', ');
}

function PolicyLine({ of: { church, policy, isUsual } }: { of: PolicyOfChurch }) {
  return (
    <li>
      <Link
        to="/apps/churches/$churchId"
        params={{ churchId: church.id }}
        search={{ tab: 'policy' }}
        className={css.entry}
      >
        <Icon of={Church} size="md" />
        <span>
          <span className={css.entryTitle}>{church.name}</span>
          <span className={css.entryWords}>
            {policyWords(policy)}. {isUsual ? 'The usual policy' : 'Its own policy'}
          </span>
          {policy.pending && <SyncState state="saved" />}
        </span>
      </Link>
    </li>
  );
}

function Policies() {
  const live = useLive(policiesToChange);
  if (live.state === 'failed') return <NotRead title="Could not load the report policies" />;
  if (live.state === 'loading') return <Skeleton lines={6} what="the report policies" />;
  if (live.data.length === 0) {
    return (
      <EmptyState icon={Church} title="No church here yet">
        The report policy of a church is shown once the church is on this device.
      </EmptyState>
    );
  }
  return (
    <SettingsCard title="Churches" words="Choose a church to change how it takes reports">
      <ul className={css.entries} aria-label="Report policies">
        {live.data.map((one) => (
          <PolicyLine key={one.church.id} of={one} />
        ))}
      </ul>
    </SettingsCard>
  );
}

/** The report policy of each church beside those of the others; each is changed on its church's page. */
export function ReportPoliciesScreen() {
  return (
    <div className={css.page}>
      <PageHeader
        title="Report policies"
        facts="Until when reports are taken, what they ask, and who counts as a teen or an adult"
      />
      <Policies />
    </div>
  );
}
