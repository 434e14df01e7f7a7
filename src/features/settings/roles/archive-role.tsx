import { archiveRole } from '#domain/access/roles/custom-role.ts';
import { call } from '../../../api/calls/call.ts';
import { Button } from '../../../ui/button/button.tsx';
import { useConfirm } from '../../../ui/confirm/use-confirm.tsx';
import { attempt } from '../../../ui/snackbar/attempt.ts';
import { peopleWords } from './people-words.ts';
import * as css from './roles.css.ts';

/** Puts a role away that nobody holds; of one that somebody holds it says what comes first. */
export function ArchiveRole({
  id,
  name,
  people,
  mayAct,
  onGone,
}: {
  id: string;
  name: string;
  people: number;
  mayAct: boolean;
  onGone(): Promise<void>;
}) {
  const { confirm, dialog } = useConfirm();
  async function archive(): Promise<void> {
    const answer = await confirm({
      title: `Archive the role “${name}”?`,
      message: 'Nobody holds it. It cannot be given any more.',
      actions: { confirm: { label: 'Archive role' }, cancel: { label: 'Keep it' } },
    });
    if (answer === 'confirmed' && (await attempt(call(archiveRole, { id })))) await onGone();
  }
  const holds = people === 1 ? 'holds' : 'hold';
  return (
    <div className={css.foot}>
      <p className={css.note}>
        {people === 0
          ? 'Nobody holds this role.'
          : `${peopleWords(people)} ${holds} this role. Take it away from them in Team before you archive it.`}
      </p>
      <Button disabled={!mayAct || people > 0} onClick={() => void archive()}>
        Archive role
      </Button>
      {dialog}
    </div>
  );
}
