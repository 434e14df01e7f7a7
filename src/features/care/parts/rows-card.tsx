import Plus from 'lucide-react/icons/plus';
import { type ReactNode, Suspense, useState } from 'react';
import type { RegisterView } from '../../../register/register-view.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Card } from '../../../ui/card/card.tsx';
import { latePart } from '../../../ui/late-part.ts';
import * as css from './care.css.ts';

const NewRowDrawer = latePart(() =>
  import('../../../register/row-drawer.tsx').then((part) => part.NewRowDrawer),
);
const RowDrawer = latePart(() =>
  import('../../../register/row-drawer.tsx').then((part) => part.RowDrawer),
);

interface RowsCardProps {
  title: string;
  view: RegisterView;
  /** The fields of a new row that are known, the person's among them; null for who may add none. */
  begins: Readonly<Record<'personId', string> & Record<string, unknown>> | null;
  /** Lays the lines out; it is given what opens a row. */
  children(onOpen: (id: string) => void): ReactNode;
}

/** A card of rows about a person, which are added and opened over the page. */
export function RowsCard({ title, view, begins, children }: RowsCardProps) {
  const [opened, setOpened] = useState<{ id: string | null } | null>(null);
  const drawer = { view, refused: undefined, isBeside: false, onClose: () => setOpened(null) };
  return (
    <Card>
      <div className={css.head}>
        <h2 className={css.title}>{title}</h2>
        {begins && (
          <div className={css.keys}>
            <Button icon={Plus} aria-haspopup="dialog" onClick={() => setOpened({ id: null })}>
              Add {view.register.words.one}
            </Button>
          </div>
        )}
      </div>
      {children((id) => setOpened({ id }))}
      {opened && (
        <Suspense>
          {opened.id === null ? (
            <NewRowDrawer {...drawer} {...(begins && { below: begins.personId, begins })} />
          ) : (
            <RowDrawer {...drawer} id={opened.id} />
          )}
        </Suspense>
      )}
    </Card>
  );
}
