import { useNavigate } from '@tanstack/react-router';
import Building2 from 'lucide-react/icons/building-2';
import Church from 'lucide-react/icons/church';
import Plus from 'lucide-react/icons/plus';
import { churchToWorkIn } from '#store/churches/church-to-work-in.ts';
import type { Store } from '#store/database.ts';
import { otherOrganisations, type OtherOrganisation } from '#store/session/linked.ts';
import { tablet } from '../../api/devices/tablet.ts';
import { useLive } from '../../api/live-queries/use-live.ts';
import { openOrganisation } from '../../api/session/organisations.ts';
import { MenuHeading, MenuItem, MenuLine } from '../../ui/menu/menu.tsx';
import { attempt } from '../../ui/snackbar/attempt.ts';
import { useProfile } from '../profile.tsx';
import { churchSheetOpen } from './church-sheet-open.ts';
import * as css from './person-places.css.ts';

const othersHere = ({ vault, profile }: Store) => otherOrganisations(vault, profile.id);

function waiting({ unsent, isLocked }: OtherOrganisation): string | null {
  const words = unsent === 1 ? '1 report waits' : `${unsent} reports wait`;
  if (isLocked) return unsent > 0 ? `Sign in again. ${words}` : 'Sign in again';
  return unsent > 0 ? words : null;
}

/** Items of the person's menu: the church that they work in, and their other organisations. */
export function PersonPlaces() {
  const { seen } = useProfile();
  if (seen) return null;
  // Several people share such a tablet: there one steps aside.
  const isAlone = tablet()?.severalUshers !== true;
  return (
    <>
      <ChurchItem />
      {isAlone && <Organisations />}
    </>
  );
}

function ChurchItem() {
  const live = useLive(churchToWorkIn);
  if (live.state !== 'ready' || live.data.churches.length < 2) return null;
  return (
    <>
      <MenuLine />
      <MenuItem icon={Church} onSelect={() => churchSheetOpen.set(true)}>
        Church: {live.data.chosen?.name ?? 'All churches'}
      </MenuItem>
    </>
  );
}

function Organisations() {
  const navigate = useNavigate();
  const { tenant } = useProfile();
  const live = useLive(othersHere);
  const others = live.state === 'ready' ? live.data : [];
  const add = (search: { email?: string }) => navigate({ to: '/add-organisation', search });
  return (
    <>
      <MenuLine />
      {others.length > 0 && <MenuHeading>You are in {tenant.name}</MenuHeading>}
      {others.map((other) => (
        <MenuItem
          key={other.profile}
          icon={Building2}
          onSelect={() =>
            void attempt(
              other.isLocked ? add({ email: other.email }) : openOrganisation(other.profile),
            )
          }
        >
          <span className={css.organisation}>
            <span className={css.organisationName}>{other.name}</span>
            {waiting(other) !== null && <span className={css.waits}>{waiting(other)}</span>}
          </span>
        </MenuItem>
      ))}
      <MenuItem icon={Plus} onSelect={() => void add({})}>
        Add an organisation
      </MenuItem>
    </>
  );
}
