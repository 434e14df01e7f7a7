import { Link } from '@tanstack/react-router';
import UsersRound from 'lucide-react/icons/users-round';
import { meetingWords } from '#domain/churches/meeting-words.ts';
import { groupPage, type ShownGroup } from '#store/groups/group-page.ts';
import { useLive } from '../../../api/use-live.ts';
import { buttonLook } from '../../../ui/button/button.tsx';
import { Card } from '../../../ui/card/card.tsx';
import { EmptyState } from '../../../ui/empty-state/empty-state.tsx';
import { NotRead } from '../../../ui/empty-state/not-read.tsx';
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx';
import { SyncState } from '../../../ui/sync-state/sync-state.tsx';
import { visuallyHidden } from '../../../ui/visually-hidden.css.ts';
import { GroupClash } from '../parts/group-clash.tsx';
import { GroupForm } from '../parts/group-form.tsx';
import * as css from '../parts/group.css.ts';

const reports = '/apps/groups/cell-ministry/attendance-reports';

function Unknown() {
  return (
    <EmptyState
      icon={UsersRound}
      heading="h1"
      title="We can’t find this group"
      action={
        <Link to={reports} className={buttonLook({ size: 'touch' })}>
          Go to cell reports
        </Link>
      }
    >
      The link may be wrong, or it is a group that you don’t look after.
    </EmptyState>
  );
}

function Known({ group, churchName, typeName, clashing, mayEdit }: ShownGroup) {
  const facts = [typeName, churchName, meetingWords(group)].filter((fact) => fact !== null);
  return (
    <>
      <header className={css.head}>
        <div className={css.words}>
          <h1 className={css.title}>{group.name}</h1>
          <p className={css.facts}>{facts.join(' · ')}</p>
        </div>
        <Link to={reports} search={{ cell: group.id }} className={buttonLook({})}>
          Reports
        </Link>
      </header>
      {clashing.map((clash) => (
        <GroupClash key={clash.itemId} group={group} clash={clash} />
      ))}
      <Card>
        <div className={css.cardHead}>
          <h2 className={css.cardTitle}>Name and description</h2>
          {group.pending && <SyncState state="saved" />}
        </div>
        {mayEdit ? (
          <GroupForm group={group} />
        ) : (
          <p className={css.said}>{group.description ?? 'There is no description yet.'}</p>
        )}
      </Card>
    </>
  );
}

/** What a group is called and what is said of it, for who may change it and for who may read it. */
export function GroupSettingsScreen({ id }: { id: string }) {
  const live = useLive(groupPage, id);
  if (live.state === 'failed') return <NotRead title="Could not load this group" heading="h1" />;
  if (live.state === 'loading' || live.data.state === 'filling') {
    return (
      <div className={css.page}>
        <h1 className={visuallyHidden}>Group</h1>
        <Skeleton lines={6} what="this group" />
      </div>
    );
  }
  if (live.data.state === 'unknown') return <Unknown />;
  return (
    <div className={css.page}>
      <Known {...live.data.shown} />
    </div>
  );
}
