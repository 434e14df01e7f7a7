import { useNavigate } from '@tanstack/react-router';
import CircleUserRound from 'lucide-react/icons/circle-user-round';
import CircleDot from 'lucide-react/icons/circle-dot';
import LayoutDashboard from 'lucide-react/icons/layout-dashboard';
import LogOut from 'lucide-react/icons/log-out';
import Palette from 'lucide-react/icons/palette';
import Settings from 'lucide-react/icons/settings';
import UsersRound from 'lucide-react/icons/users-round';
import type { ReactElement, ReactNode } from 'react';
import { pointing } from '../../ui/icon/pointing.tsx';
import {
  Menu,
  MenuChoices,
  MenuHeading,
  MenuItem,
  MenuLine,
  MenuSub,
} from '../../ui/menu/menu.tsx';
import type { ChosenStatus } from '#domain/access/own-status.ts';
import { schemes, themeNames, type Scheme, type ThemeName } from '../../ui/theme/themes.ts';

const LogOutIcon = pointing(LogOut);

/** Status of a person, and the choice of another. */
export interface StatusChoice {
  status: string;
  statuses: readonly { value: ChosenStatus; label: string }[];
  choose(status: ChosenStatus): void;
}

export interface PersonMenuProps {
  email: string;
  scheme: Scheme;
  theme: ThemeName;
  onScheme(scheme: Scheme): void;
  onTheme(theme: ThemeName): void;
  /** In the back office: pages of one's own, and a drawer for how things look instead of the choices. */
  office?: {
    onDashboard(): void;
    onSettings(): void;
    onAppearance(): void;
    /** Item about notifications in the menu. */
    push: ReactNode;
    status: StatusChoice;
  };
  /** Items about the churches and the organisations of the person. */
  places: ReactNode;
  onSwitch(): void;
  onSignOut(): void;
}

const schemeNames: Record<Scheme, string> = {
  auto: 'Same as device',
  light: 'Light',
  dark: 'Dark',
};

const named = (name: ThemeName) => name.charAt(0).toUpperCase() + name.slice(1);

/** Menu with the signed-in person, the appearance and the sign-out. Opens as soon as it is loaded. */
export function PersonMenu({ trigger, ...of }: PersonMenuProps & { trigger: ReactElement }) {
  const navigate = useNavigate();
  return (
    <Menu trigger={trigger} align="start" defaultOpen>
      <MenuHeading>Signed in as {of.email}</MenuHeading>
      <MenuLine />
      <MenuItem icon={CircleUserRound} onSelect={() => void navigate({ to: '/pages/profile' })}>
        Profile
      </MenuItem>
      {of.office ? <OfficePart {...of.office} /> : <Looks {...of} />}
      {of.places}
      <MenuLine />
      <MenuItem icon={UsersRound} onSelect={of.onSwitch}>
        Switch person
      </MenuItem>
      <MenuItem icon={LogOutIcon} onSelect={of.onSignOut}>
        Sign out
      </MenuItem>
    </Menu>
  );
}

function OfficePart({
  onDashboard,
  onSettings,
  onAppearance,
  push,
  status,
}: NonNullable<PersonMenuProps['office']>) {
  return (
    <>
      <MenuItem icon={LayoutDashboard} onSelect={onDashboard}>
        Dashboard
      </MenuItem>
      <MenuItem icon={Settings} onSelect={onSettings}>
        Settings
      </MenuItem>
      {push}
      <MenuItem icon={Palette} onSelect={onAppearance}>
        Appearance
      </MenuItem>
      <MenuSub icon={CircleDot} label="Status">
        <MenuChoices
          label="How others see you"
          options={status.statuses}
          value={status.status}
          onChange={(value) => status.choose(value as ChosenStatus)}
        />
      </MenuSub>
    </>
  );
}

/** Brightness and colour, at once. */
function Looks(of: PersonMenuProps) {
  return (
    <>
      <MenuChoices
        label="Screen"
        options={schemes.map((value) => ({ value, label: schemeNames[value] }))}
        value={of.scheme}
        onChange={of.onScheme}
      />
      <MenuLine />
      <MenuChoices
        label="Colour"
        options={themeNames.map((value) => ({ value, label: named(value) }))}
        value={of.theme}
        onChange={of.onTheme}
      />
    </>
  );
}
