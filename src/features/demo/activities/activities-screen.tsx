import History from 'lucide-react/icons/history';
import type { ReactNode } from 'react';
import type { Activity } from '#domain/demo/activities/entities.ts';
import { allActivities } from '#store/demo/activities/queries.ts';
import { keptOnDemo } from '../../../api/live-queries/kept-on-demo.ts';
import { useLive } from '../../../api/live-queries/use-live.ts';
import { Avatar } from '../../../ui/avatar/avatar.tsx';
import { EmptyState } from '../../../ui/empty-state/empty-state.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { namedIcon } from '../../../ui/icon/named-icons.ts';
import { messageTime } from '../../../ui/message-time.ts';
import { PageHeader } from '../../../ui/page-header/page-header.tsx';
import { LinkTo } from '../../../ui/panel/link-to.tsx';
import { RichText } from '../../../ui/rich-text/rich-text.tsx';
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx';
import * as css from './activities.css.ts';
import { dayWords } from './day-words.ts';

const activitiesHere = keptOnDemo(allActivities);

function Mark({ activity: { by, icon } }: { activity: Activity }) {
  if (by !== null) return <Avatar name={by} size="middle" />;
  return (
    <span className={css.icon}>
      <Icon of={namedIcon(icon, History)} size="sm" />
    </span>
  );
}

function Entry({ activity }: { activity: Activity }) {
  const { description, date, extraContent, linkedContent, link, useRouter } = activity;
  return (
    <li className={css.entry}>
      <Mark activity={activity} />
      <div className={css.words}>
        <RichText html={description} />
        <p className={css.about}>
          <time dateTime={date}>{messageTime(date)}</time>
          {linkedContent !== null && (
            <LinkTo link={link} useRouter={useRouter} className={css.link}>
              {linkedContent}
            </LinkTo>
          )}
        </p>
        {extraContent !== null && (
          <div className={css.extra}>
            <RichText html={extraContent} kind="block" />
          </div>
        )}
      </div>
    </li>
  );
}

/** Activities, day by day. */
function Feed({ activities }: { activities: readonly Activity[] }) {
  const now = new Date();
  const days = Map.groupBy(activities, ({ date }) => dayWords(date, now));
  return [...days].map(([day, ofDay]) => (
    <section key={day} aria-label={day} className={css.day}>
      <h2 className={css.pill}>{day}</h2>
      <ol className={css.list}>
        {ofDay.map((activity) => (
          <Entry key={activity.id} activity={activity} />
        ))}
      </ol>
    </section>
  ));
}

/** S2-084: what happened in the things somebody follows, the newest first. */
export function ActivitiesScreen({ menu }: { menu: ReactNode }) {
  const activities = useLive(activitiesHere);
  return (
    <div className={css.page}>
      <PageHeader title="Activity" facts="What is new in your churches" actions={menu} />
      {activities.state === 'loading' && <Skeleton lines={6} what="the activity" />}
      {activities.state === 'ready' && activities.data.length === 0 && (
        <EmptyState icon={History} title="Nothing yet">
          What happens in your churches and groups shows here.
        </EmptyState>
      )}
      {activities.state === 'ready' && <Feed activities={activities.data} />}
    </div>
  );
}
