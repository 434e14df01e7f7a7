import { titlesIn } from '#domain/register/linked-rows.ts';
import {
  connectionFields,
  keepConnection,
  keptConnection,
} from '#store/people/kept-connections.ts';
import { useLive } from '../../../api/live-queries/use-live.ts';
import { viewWith } from '../../../register/custom/view-with.ts';
import { RowHistory } from '../../../register/row-history.tsx';
import { Card } from '../../../ui/card/card.tsx';
import { peopleView } from '../directory/people-view.tsx';
import * as css from './profile.css.ts';

const kept = { keep: keepConnection, find: keptConnection };

/** The record of a person through time: each change, and by whom. */
export function PersonHistory({ id }: { id: string }) {
  const live = useLive(peopleView.queries.one, id);
  if (live.state !== 'ready' || live.data.state !== 'known') return null;
  const { linked, own } = live.data.open;
  const view = viewWith(peopleView, own);
  const titles = new Map(titlesIn(peopleView.register, linked));
  return (
    <>
      <Card>
        <h2 className={css.cardTitle}>Connection to the church</h2>
        <RowHistory view={view} id={id} titles={titles} only={connectionFields} kept={kept} />
      </Card>
      <Card>
        <h2 className={css.cardTitle}>History</h2>
        <RowHistory view={view} id={id} titles={titles} />
      </Card>
    </>
  );
}
