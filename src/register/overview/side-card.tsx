import UserPlus from 'lucide-react/icons/user-plus';
import type { ReactNode } from 'react';
import { Button } from '../../ui/button/button.tsx';
import { Card } from '../../ui/card/card.tsx';
import * as css from './side-card.css.ts';

/** A card beside the overview of a row, with the people who belong to it. */
export function SideCard({
  title,
  action,
  children,
}: {
  title: string;
  /** Leads to where people are added; null where the reader may add nobody. */
  action: { label: string; onAct(): void } | null;
  children: ReactNode;
}) {
  return (
    <Card className={css.card}>
      <div className={css.head}>
        <h2 className={css.title}>{title}</h2>
        {action && (
          <Button size="small" icon={UserPlus} onClick={action.onAct}>
            {action.label}
          </Button>
        )}
      </div>
      {children}
    </Card>
  );
}
