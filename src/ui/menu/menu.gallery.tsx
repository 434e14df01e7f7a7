import LogOut from 'lucide-react/icons/log-out';
import { Button } from '../button/button.tsx';
import type { Example } from '../gallery.ts';
import { Menu, MenuHeading, MenuItem, MenuLine, MenuSub } from './menu.tsx';

export const gallery: Example[] = [
  {
    label: 'Person',
    Example: () => (
      <Menu trigger={<Button>Naledi Mokoena</Button>} align="start">
        <MenuHeading>Signed in as naledi@grace-valley.example</MenuHeading>
        <MenuLine />
        <MenuSub label="Notifications">
          <MenuItem onSelect={() => undefined}>Subscribe</MenuItem>
        </MenuSub>
        <MenuItem icon={LogOut} onSelect={() => undefined}>
          Sign out
        </MenuItem>
      </Menu>
    ),
  },
];
