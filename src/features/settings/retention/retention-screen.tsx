import { Link } from '@tanstack/react-router';
import { type Grant, holds } from '#domain/permissions.ts';
import { readRetention } from '#domain/retention/retention-operations.ts';
import { buttonLook } from '../../../ui/button/button.tsx';
import { PageHeader } from '../../../ui/page-header/page-header.tsx';
import { AskedState } from '../parts/asked-state.tsx';
import { SettingsCard } from '../parts/settings-card.tsx';
import * as css from '../settings.css.ts';
import { useServerQuery } from '../use-server-query.ts';
import { PeriodsCard } from './periods-card.tsx';
import { RunsCard } from './runs-card.tsx';

const everything = {};

/** Kinds of data that are erased by themselves, their times, and the runs that erased some. */
export function RetentionScreen({ grants }: { grants: readonly Grant[] }) {
  const asked = useServerQuery(readRetention, everything);
  const { data, again } = asked;
  const state = <AskedState asked={asked} what="how long you keep things" />;
  return (
    <div className={css.page}>
      <PageHeader
        title="Retention"
        facts="How long you keep what you need no longer"
        actions={
          holds(grants, 'audit.view') && (
            <Link
              className={buttonLook({})}
              to="/pages/settings/audit-log"
              search={{ area: 'settings' }}
            >
              Audit log
            </Link>
          )
        }
      />
      {data ? (
        <>
          {state}
          <div className={css.cards}>
            <PeriodsCard periods={data.periods} onSaved={again} />
            <RunsCard runs={data.runs} />
          </div>
        </>
      ) : (
        <SettingsCard title="How long you keep it">{state}</SettingsCard>
      )}
    </div>
  );
}
