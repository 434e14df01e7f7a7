import { Card } from '../../../ui/card/card.tsx';
import { RowHistory } from '../../../register/row-history.tsx';
import { peopleView } from '../directory/people-view.tsx';
import * as css from './profile.css.ts';

/** What was done to the record of a person, and by whom. */
export function PersonHistory({ id, titles }: { id: string; titles: ReadonlyMap<string, string> }) {
  return (
    <Card>
      <h2 className={css.cardTitle}>History</h2>
      <RowHistory view={peopleView} id={id} titles={titles} />
    </Card>
  );
}
