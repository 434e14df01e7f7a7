import { useNavigate, useRouterState } from '@tanstack/react-router';
import Check from 'lucide-react/icons/check';
import Search from 'lucide-react/icons/search';
import { useState } from 'react';
import type { ChurchToWorkIn } from '#store/churches/church-to-work-in.ts';
import { folded } from '#domain/values/name-words.ts';
import { databases } from '#store/database.ts';
import { choosePlace } from '#store/session/place.ts';
import { forgetContext } from '../../api/session/who.ts';
import { row, when } from '../../features/attendance/place/context-bar.css.ts';
import { TextField } from '../../ui/field/field.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { list, mark } from '../../ui/option-list/option-list.css.ts';
import { Sheet } from '../../ui/sheet/sheet.tsx';
import { useProfile } from '../profile.tsx';
import { addressFor } from './address-for.ts';

/** As many churches are found at a glance. */
const few = 8;

const form = '/apps/churches/submit-attendance-report';

/** The page that shows the chosen church in the place of this one; null where this one shows no church. */
function pageFor(path: string, churchId: string | null, mayBeAll: boolean): string | null {
  const isForm = path === form || (path === '/pages/profile/dashboard' && !mayBeAll);
  // A draft stays with the church that it was begun for: the form opens anew.
  if (isForm) return churchId === null ? form : `${form}?church=${churchId}`;
  return addressFor(path, churchId);
}

/** One tap chooses the church that the person works in, with or without a network. */
export function ChurchSheet({
  of: { churches, chosen, mayBeAll },
  onClose,
}: {
  of: ChurchToWorkIn;
  onClose(): void;
}) {
  const [typed, setTyped] = useState('');
  const { id } = useProfile();
  const navigate = useNavigate();
  const path = useRouterState({ select: ({ location }) => location.pathname });

  async function choose(churchId: string | null): Promise<void> {
    await choosePlace(databases().vault, id, churchId);
    forgetContext();
    onClose();
    const href = pageFor(path, churchId, mayBeAll);
    if (href !== null) await navigate({ href, replace: true });
  }

  const all = { id: null, name: 'All churches' };
  const wanted = folded(typed.trim());
  const found = churches.filter(({ name }) => folded(name).includes(wanted));
  const rows = mayBeAll && wanted === '' ? [all, ...found] : found;
  const current = chosen?.id ?? null;
  return (
    <Sheet title="Switch church" onClose={onClose}>
      {churches.length > few && (
        <TextField
          label="Search churches"
          type="search"
          size="touch"
          icon={Search}
          autoComplete="off"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
      )}
      <ul className={list} style={{ listStyle: 'none' }} aria-label="Churches">
        {rows.map((church) => (
          <li key={church.id ?? ''}>
            <button
              type="button"
              className={row}
              aria-current={church.id === current || undefined}
              onClick={() => void choose(church.id)}
            >
              <span style={{ flex: 1 }}>{church.name}</span>
              {church.id === current && <Icon of={Check} size="lg" className={mark} />}
            </button>
          </li>
        ))}
      </ul>
      {rows.length === 0 && (
        <output className={when}>No church is called that. Try fewer letters.</output>
      )}
    </Sheet>
  );
}
