import CircleAlert from 'lucide-react/icons/circle-alert';
import Download from 'lucide-react/icons/download';
import LockKeyhole from 'lucide-react/icons/lock-keyhole';
import ScrollText from 'lucide-react/icons/scroll-text';
import WifiOff from 'lucide-react/icons/wifi-off';
import { mostCounted } from '#domain/audit-log/operations.ts';
import { useConnection } from '../../api/calls/use-connection.ts';
import { Banner } from '../../ui/banner/banner.tsx';
import { Button } from '../../ui/button/button.tsx';
import { EmptyState } from '../../ui/empty-state/empty-state.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { PageHeader } from '../../ui/page-header/page-header.tsx';
import { Skeleton } from '../../ui/skeleton/skeleton.tsx';
import { attempt } from '../../ui/snackbar/attempt.ts';
import { grouped } from '../../ui/time.ts';
import * as css from './audit.css.ts';
import { AuditFilters } from './audit-filters.tsx';
import type { AuditSearch, OnSearch } from './audit-search.ts';
import { questionOf } from './question-of.ts';
import { AuditTable } from './audit-table.tsx';
import { type Asking, type AuditLog, useAuditLog } from './use-audit-log.ts';

interface ScreenProps {
  search: AuditSearch;
  onSearch: OnSearch;
}

/** '8 of 412 that day'. Of very many nobody counts the rest. */
function countWords({ lines, total }: AuditLog, isOneDay: boolean): string {
  const all = total > mostCounted ? `more than ${grouped(mostCounted)}` : grouped(total);
  return `${grouped(lines.length)} of ${all}${isOneDay ? ' that day' : ''}`;
}

function Problem({ asking }: { asking: Asking }) {
  const isOffline = useConnection().state === 'offline';
  if (asking.problem === null && !isOffline) return null;
  if (isOffline) {
    return (
      <Banner tone="warning" icon={WifiOff} title="You’re offline.">
        The audit log is kept on the server alone. You need a connection to read it.
      </Banner>
    );
  }
  return (
    <Banner
      tone="warning"
      icon={CircleAlert}
      title={`${asking.problem}.`}
      action={<Button onClick={asking.again}>Try again</Button>}
    />
  );
}

function Nothing({ search, onSearch }: ScreenProps) {
  const isNarrowed = Object.values(search).some((value) => value !== undefined);
  return (
    <EmptyState
      icon={ScrollText}
      title={isNarrowed ? 'Nothing for these filters' : 'Nothing was done yet'}
      action={isNarrowed && <Button onClick={() => onSearch(() => ({}))}>Clear the filters</Button>}
    >
      {isNarrowed
        ? 'Clear one of them, or choose other days.'
        : 'What people change from now on is written here.'}
    </EmptyState>
  );
}

function Lines({ asking, ...props }: ScreenProps & { asking: Asking }) {
  const { log, isAsking } = asking;
  const { from, to } = props.search;
  if (log === null) return isAsking ? <Skeleton lines={8} what="the audit log" /> : null;
  if (log.lines.length === 0) return <Nothing {...props} />;
  const isOneDay = from !== undefined && from === to;
  return (
    <>
      <AuditTable lines={log.lines} timeZone={log.timeZone} isOneDay={isOneDay} />
      <div className={css.foot}>
        <span className={css.promise}>
          <Icon of={LockKeyhole} size="sm" />
          Health and giving values are never written here
        </span>
        <span className={css.count}>
          <output>{countWords(log, isOneDay)}</output>
          {log.next !== null && (
            <Button disabled={isAsking} onClick={asking.older}>
              Load older
            </Button>
          )}
        </span>
      </div>
    </>
  );
}

function Asked(props: ScreenProps) {
  const { search } = props;
  const asking = useAuditLog(questionOf(search));
  const { log } = asking;
  return (
    <>
      <PageHeader
        title={
          search.record === undefined ? 'Audit log' : `Audit log of ${log?.record ?? 'a record'}`
        }
        facts="Who did what, where and when. Nobody can change it."
        actions={
          <Button
            icon={Download}
            disabled={log === null || log.lines.length === 0}
            onClick={() =>
              void attempt(
                import('./take-audit.ts').then(({ downloadAudit }) =>
                  downloadAudit(questionOf(search)),
                ),
              )
            }
          >
            Export
          </Button>
        }
      />
      <AuditFilters {...props} />
      <Problem asking={asking} />
      <Lines {...props} asking={asking} />
    </>
  );
}

/** What was done in the churches that somebody looks after, and what was refused. */
export function AuditScreen(props: ScreenProps) {
  return (
    <div className={css.page}>
      <Asked {...props} />
    </div>
  );
}
