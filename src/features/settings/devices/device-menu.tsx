import Ban from 'lucide-react/icons/ban';
import Ellipsis from 'lucide-react/icons/ellipsis';
import Pencil from 'lucide-react/icons/pencil';
import QrCodeIcon from 'lucide-react/icons/qr-code';
import type { ListedDevice } from '#domain/devices/registering.ts';
import { IconButton } from '../../../ui/icon-button/icon-button.tsx';
import { Menu, MenuItem, MenuLine } from '../../../ui/menu/menu.tsx';
import { nameOf } from './device-words.ts';
import { askForCode, type Open } from './open-device.tsx';

interface DeviceMenuProps {
  device: ListedDevice;
  mayAct: boolean;
  onOpen(open: Promise<Open> | Open): void;
  onRevoke(): void;
}

/** Actions for a device; none for one that was revoked. */
export function DeviceMenu({ device, mayAct, onOpen, onRevoke }: DeviceMenuProps) {
  const { registration } = device;
  if (registration?.revokedAt) return '';
  const name = nameOf(device);
  return (
    <Menu trigger={<IconButton icon={Ellipsis} label={`Actions for ${name}`} disabled={!mayAct} />}>
      {registration && (
        <>
          <MenuItem
            icon={Pencil}
            onSelect={() => onOpen({ is: 'changing', id: registration.id, use: registration })}
          >
            Change
          </MenuItem>
          <MenuItem
            icon={QrCodeIcon}
            onSelect={() => onOpen(askForCode(registration.id, registration))}
          >
            New code
          </MenuItem>
          <MenuLine />
        </>
      )}
      <MenuItem icon={Ban} danger onSelect={onRevoke}>
        Revoke
      </MenuItem>
    </Menu>
  );
}
