import CircleCheck from 'lucide-react/icons/circle-check';
import Laptop from 'lucide-react/icons/laptop';
import LogOut from 'lucide-react/icons/log-out';
import Smartphone from 'lucide-react/icons/smartphone';
import { revokeDevice } from '#domain/access/administration.ts';
import { endOwnSessions, type SignedInDevice } from '#domain/access/own-security.ts';
import { dateInZone } from '#domain/values/dates/local-date.ts';
import { spokenDays } from '#domain/values/dates/spoken-days.ts';
import { call } from '../../../api/calls/call.ts';
import { useConnection } from '../../../api/calls/use-connection.ts';
import { Badge } from '../../../ui/badge/badge.tsx';
import { Button } from '../../../ui/button/button.tsx';
import type { ConfirmConfig } from '../../../ui/confirm/confirm-dialog.tsx';
import { useConfirm } from '../../../ui/confirm/use-confirm.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { pointing } from '../../../ui/icon/pointing.tsx';
import { Rows } from '../../../ui/rows/rows.tsx';
import { attempt } from '../../../ui/snackbar/attempt.ts';
import { timeOfDay } from '../../../ui/time.ts';
import * as css from '../settings.css.ts';
import type { Asked } from '../use-server-query.ts';
import { AskedState } from './asked-state.tsx';
import { SettingsCard } from './settings-card.tsx';

const LogOutIcon = pointing(LogOut);

const phones = /iPhone|iPad|Android/;
const nameOf = ({ label }: SignedInDevice) => label || 'Unknown device';

function seen({ lastSeenAt }: SignedInDevice): string {
  const at = Date.parse(lastSeenAt);
  if (Number.isNaN(at)) return 'Last seen at an unknown time';
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const day = dateInZone(new Date(at), zone);
  const today = day === dateInZone(new Date(), zone);
  return `Last seen ${today ? 'today' : spokenDays([day])}, ${timeOfDay(at)}`;
}

interface RowProps {
  device: SignedInDevice;
  mayAct: boolean;
  onSignOut(): void;
  onLost(): void;
}

function DeviceRow({ device, mayAct, onSignOut, onLost }: RowProps) {
  return (
    <li className={css.item}>
      <span className={css.tile}>
        <Icon of={phones.test(device.label) ? Smartphone : Laptop} size="md" />
      </span>
      <div className={css.content}>
        <div className={css.facts}>
          <span className={css.name}>{nameOf(device)}</span>
          <span className={css.fact}>
            {device.onlySends ? 'Signed out. Reports that wait there still send' : seen(device)}
          </span>
        </div>
        {device.isHere ? (
          <Badge tone="success" icon={CircleCheck}>
            This device
          </Badge>
        ) : (
          <div className={css.start}>
            <Button disabled={!mayAct} onClick={onSignOut}>
              {device.onlySends ? 'Stop sending' : 'Sign out'}
            </Button>
            <Button kind="ghost" disabled={!mayAct} onClick={onLost}>
              I lost it
            </Button>
          </div>
        )}
      </div>
    </li>
  );
}

const signingOut = (title: string): ConfirmConfig => ({
  title,
  message:
    'Reports that wait there go to an administrator for review. Everything else is wiped from it.',
  actions: { confirm: { label: 'Sign out' }, cancel: { label: 'Stay signed in' } },
});

const questionOf = (device: SignedInDevice): ConfirmConfig =>
  device.onlySends ? stopping(device) : signingOut(`Sign out on ${nameOf(device)}?`);

const stopping = (device: SignedInDevice): ConfirmConfig => ({
  title: `Stop sending from ${nameOf(device)}?`,
  message: 'Reports that still arrive from there wait for an administrator to check them.',
  actions: { confirm: { label: 'Stop sending' }, cancel: { label: 'Let them send' } },
});

/** Devices where the person is signed in, with a sign-out for each; for this one it is in their menu. */
export function DevicesCard({ asked }: { asked: Asked<{ devices: SignedInDevice[] }> }) {
  const online = useConnection().state !== 'offline';
  const { confirm, dialog } = useConfirm();
  const devices = asked.data?.devices ?? [];
  const others = devices.some(({ isHere }) => !isHere);

  async function end(deviceId: string | null, question: ConfirmConfig): Promise<void> {
    const answer = await confirm({ ...question, icon: { of: LogOutIcon } });
    if (answer !== 'confirmed') return;
    if (await attempt(call(endOwnSessions, { deviceId }))) await asked.again();
  }
  async function lose(device: SignedInDevice): Promise<void> {
    const answer = await confirm({
      title: `Is this ${nameOf(device)} lost?`,
      message:
        'This signs out you and everybody you look after on it. Reports it still sends wait for an administrator.',
      actions: { confirm: { label: 'It is lost' }, cancel: { label: 'I still have it' } },
    });
    if (answer !== 'confirmed') return;
    if (await attempt(call(revokeDevice, { id: device.deviceId }))) await asked.again();
  }
  return (
    <SettingsCard
      title="Active sessions"
      words="Where you are signed in now"
      aside={
        <Button
          icon={LogOutIcon}
          disabled={!online || !others}
          onClick={() => void end(null, signingOut('Sign out everywhere else?'))}
        >
          Sign out everywhere else
        </Button>
      }
    >
      <AskedState asked={asked} what="your devices" />
      {devices.length > 0 && (
        <ul className={css.rows} aria-label="Devices">
          <Rows of={devices} keyOf={({ deviceId }) => deviceId}>
            {(device) => (
              <DeviceRow
                device={device}
                mayAct={online}
                onSignOut={() => void end(device.deviceId, questionOf(device))}
                onLost={() => void lose(device)}
              />
            )}
          </Rows>
        </ul>
      )}
      {dialog}
    </SettingsCard>
  );
}
