import { Link } from '@tanstack/react-router';
import List from 'lucide-react/icons/list';
import { useState, type ComponentType, type ReactNode } from 'react';
import { holds } from '#domain/permissions.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Drawer } from '../../../ui/drawer/drawer.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { pointing } from '../../../ui/icon/pointing.tsx';
import { PageHeader } from '../../../ui/page-header/page-header.tsx';
import { entries, pageEntries, type Entry } from '../entries.ts';
import { panels, type PanelName } from '../panels.ts';
import { AccountPanel, type SettingsPerson } from '../parts/account-panel.tsx';
import { NotificationsPanel } from '../parts/notifications-panel.tsx';
import { PlanPanel } from '../parts/plan-panel.tsx';
import { SecurityPanel } from '../parts/security-panel.tsx';
import { TeamPanel } from '../parts/team-panel.tsx';
import * as css from '../settings.css.ts';

const ListIcon = pointing(List);

interface EntriesProps {
  panel: PanelName;
  grants: SettingsPerson['grants'];
  onChoose?(): void;
}

function EntryWords({ of: { icon, title, words } }: { of: Entry }) {
  return (
    <>
      <Icon of={icon} size="lg" />
      <span>
        <span className={css.entryTitle}>{title}</span>
        <span className={css.entryWords}>{words}</span>
      </span>
    </>
  );
}

function Entries({ panel, grants, onChoose }: EntriesProps) {
  return (
    <ul className={css.list}>
      {panels.map((name) => (
        <li key={name}>
          <Link
            to="/pages/settings/$panel"
            params={{ panel: name }}
            className={css.entry}
            {...(name === panel && { 'aria-current': 'page' })}
            {...(onChoose && { onClick: onChoose })}
          >
            <EntryWords of={entries[name]} />
          </Link>
        </li>
      ))}
      {pageEntries.map(
        (entry) =>
          holds(grants, entry.opens) && (
            <li key={entry.to}>
              <Link to={entry.to} className={css.entry}>
                <EntryWords of={entry} />
              </Link>
            </li>
          ),
      )}
    </ul>
  );
}

interface SettingsProps {
  panel: PanelName;
  person: SettingsPerson;
  /** State of push on this device. */
  push: ReactNode;
  /** One's own photo, and the way to change it. */
  Photo: ComponentType<{ name: string }>;
}

function Panel({ panel, person, push, Photo }: SettingsProps) {
  switch (panel) {
    case 'account':
      return <AccountPanel person={person} Photo={Photo} />;
    case 'security':
      return <SecurityPanel email={person.email} />;
    case 'plan-billing':
      return <PlanPanel tenant={person.tenant} />;
    case 'notifications':
      return <NotificationsPanel push={push} />;
    case 'team':
      return <TeamPanel grants={person.grants} />;
  }
}

/** S2-038: what a person decides about their own account, and about whom they look after. */
export function SettingsScreen(props: SettingsProps) {
  const { panel } = props;
  const { grants } = props.person;
  const [choosing, setChoosing] = useState(false);
  return (
    <div className={css.page}>
      <PageHeader title="Settings" facts="Your own account" />
      <Button icon={ListIcon} className={css.trigger} onClick={() => setChoosing(true)}>
        {entries[panel].title}
      </Button>
      <div className={css.columns}>
        <nav className={css.beside} aria-label="Settings">
          <Entries panel={panel} grants={grants} />
        </nav>
        <div className={css.cards} key={panel}>
          <Panel {...props} />
        </div>
      </div>
      {choosing && (
        <Drawer title="Sections" width={384} onClose={() => setChoosing(false)}>
          <Entries panel={panel} grants={grants} onChoose={() => setChoosing(false)} />
        </Drawer>
      )}
    </div>
  );
}
