import Trash2 from 'lucide-react/icons/trash-2';
import { type ReactNode, useEffect, useState } from 'react';
import { deleteSupportMessage } from '#domain/demo/help-center/operations.ts';
import { useLive } from '../../../../api/live-queries/use-live.ts';
import { dayOf } from '../../../../demo/day-of.ts';
import { deleteRow } from '../../../../demo/delete-row.ts';
import * as page from '../../../../demo/demo-page.css.ts';
import { Alert } from '../../../../ui/alert/alert.tsx';
import { IconButton } from '../../../../ui/icon-button/icon-button.tsx';
import { PageHeader } from '../../../../ui/page-header/page-header.tsx';
import { messagesHere } from '../here.ts';
import * as css from '../parts/help-center.css.ts';
import { SupportForm } from '../parts/support-form.tsx';

/** How long (ms) it says that a message was kept. */
const saidMs = 7000;

/** Messages of this device, each of which can be deleted. */
function Kept() {
  const live = useLive(messagesHere);
  if (live.state !== 'ready' || live.data.length === 0) return null;
  return (
    <section className={css.form} aria-label="Your messages">
      <h2 className={css.heading}>Your messages</h2>
      <ul className={css.links}>
        {live.data.map(({ id, subject, sentAt }) => (
          <li key={id} className={css.sent}>
            <span>
              {subject} <span className={css.muted}>{dayOf(sentAt)}</span>
            </span>
            <IconButton
              icon={Trash2}
              label={`Delete ${subject}`}
              onClick={() => void deleteRow(deleteSupportMessage, { id, name: subject })}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** S2-078: a form to the support of a demo, which stays on the device. */
export function SupportScreen({ menu }: { menu: ReactNode }) {
  /** Number of messages that were kept; 0 while nothing is to be said of one. */
  const [kept, setKept] = useState(0);
  useEffect(() => {
    if (kept === 0) return undefined;
    const timer = setTimeout(() => setKept(0), saidMs);
    return () => clearTimeout(timer);
  }, [kept]);
  return (
    <div className={page.page}>
      <div className={page.main}>
        <PageHeader
          title="Contact support"
          facts="This is a demo: what you write stays on this device, and nobody else reads it."
          actions={menu}
        />
        {kept > 0 && (
          <Alert type="success">Your message was submitted. It stands below, on this device.</Alert>
        )}
        <SupportForm onKept={() => setKept((before) => before + 1)} />
        <Kept />
      </div>
    </div>
  );
}
