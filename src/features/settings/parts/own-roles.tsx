import ShieldCheck from 'lucide-react/icons/shield-check';
import { roleTitle, type Grant } from '#domain/permissions.ts';
import type { Store } from '#store/database.ts';
import { useLive } from '../../../api/live-queries/use-live.ts';
import { Icon } from '../../../ui/icon/icon.tsx';
import * as css from '../settings.css.ts';
import { SettingsCard } from './settings-card.tsx';

/** Names of the places that this device holds, by id. */
async function placeNames({ cache }: Store): Promise<Record<string, string>> {
  const places = await Promise.all([
    cache.church.toArray(),
    cache.churchGroup.toArray(),
    cache.group.toArray(),
  ]);
  return Object.fromEntries(places.flat().map(({ id, name }) => [id, name]));
}

/** Roles of the person, and their places. Others give them: this panel only shows them. */
export function OwnRoles({ tenant, grants }: { tenant: string; grants: readonly Grant[] }) {
  const live = useLive(placeNames);
  const names = live.state === 'ready' ? live.data : {};
  const scopeLabel = ({ scopeId }: Grant) =>
    scopeId === null ? `All of ${tenant}` : (names[scopeId] ?? 'A place of your church');
  return (
    <SettingsCard title="Your roles" words="Only an administrator can change them">
      {grants.length === 0 ? (
        <p className={css.body}>You have no role yet. Ask an administrator of your church.</p>
      ) : (
        <ul className={css.rows}>
          {grants.map((grant) => (
            <li key={`${roleTitle(grant)} ${grant.scopeId}`} className={css.item}>
              <span className={css.tile}>
                <Icon of={ShieldCheck} size="md" />
              </span>
              <div className={css.facts}>
                <span className={css.name}>{roleTitle(grant)}</span>
                <span className={css.fact}>{scopeLabel(grant)}</span>
              </div>
            </li>
          ))}
        </ul>
      )}
    </SettingsCard>
  );
}
