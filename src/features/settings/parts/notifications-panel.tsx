import Bell from 'lucide-react/icons/bell';
import CircleAlert from 'lucide-react/icons/circle-alert';
import Smartphone from 'lucide-react/icons/smartphone';
import { useState, type ReactNode } from 'react';
import { switchNotification } from '#domain/shell/notification-preference.ts';
import {
  preferenceChannels,
  preferenceKey,
  type PreferenceKind,
  type PreferenceSwitch,
  type PreferenceChannel,
} from '#domain/shell/notification-preference-policy.ts';
import { newId } from '#domain/values/new-id.ts';
import { notificationPreferenceOf } from '#store/shell/notification-preference.ts';
import { call } from '../../../api/calls/call.ts';
import { useLive } from '../../../api/live-queries/use-live.ts';
import { Banner } from '../../../ui/banner/banner.tsx';
import { Checkbox } from '../../../ui/checkbox/checkbox.tsx';
import { Icon, type IconOf } from '../../../ui/icon/icon.tsx';
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx';
import { attempt } from '../../../ui/snackbar/attempt.ts';
import * as css from '../settings.css.ts';
import { SavedState, SettingsCard } from './settings-card.tsx';

const ways: Record<PreferenceChannel, { icon: IconOf; title: string }> = {
  app: { icon: Bell, title: 'App' },
  push: { icon: Smartphone, title: 'Phone' },
};

/** Kinds of notifications. Those with a place of their own in the app are always there. */
const kinds: readonly {
  kind: PreferenceKind;
  words: string;
  hint: string;
  inApp: 'chosen' | 'always';
}[] = [
  {
    kind: 'reportDecided',
    words: 'My report was accepted or refused',
    hint: 'After an administrator checked it',
    inApp: 'chosen',
  },
  {
    kind: 'reportsDiffer',
    words: 'Two reports for the same service',
    hint: 'When you need to choose',
    inApp: 'chosen',
  },
  {
    kind: 'reportDue',
    words: 'A report that I usually send is missing',
    hint: 'Once for each report, and not at night on your phone',
    inApp: 'chosen',
  },
  { kind: 'roleGiven', words: 'I get a new role', hint: 'From an administrator', inApp: 'chosen' },
  {
    kind: 'message',
    words: 'Messages of the church',
    hint: 'Always shown in Messages',
    inApp: 'always',
  },
  { kind: 'chat', words: 'Team Chat', hint: 'Always shown in Team Chat', inApp: 'always' },
];

function Switches({
  off,
  onSwitch,
}: {
  off: readonly string[];
  onSwitch(change: PreferenceSwitch): void;
}) {
  return (
    <table className={css.table}>
      <thead>
        <tr className={css.headRow}>
          <th scope="col" className={css.cellHead}>
            What
          </th>
          {preferenceChannels.map((way) => (
            <th key={way} scope="col" className={css.cellWayHead}>
              <span className={css.way}>
                <Icon of={ways[way].icon} size="sm" />
                {ways[way].title}
              </span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {kinds.map(({ kind, words, hint, inApp }) => (
          <tr key={kind}>
            <th scope="row" className={css.cellRow}>
              <span className={css.name}>{words}</span>
              <br />
              <span className={css.fact}>{hint}</span>
            </th>
            {preferenceChannels.map((way) => {
              const always = way === 'app' && inApp === 'always';
              return (
                <td key={way} className={css.cellWay}>
                  <Checkbox
                    labelHidden
                    label={`${words}: ${ways[way].title}`}
                    checked={always || !off.includes(preferenceKey({ kind, way }))}
                    disabled={always}
                    onChange={(on) => onSwitch({ kind, way, on })}
                  />
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Switches of the person's notifications by kind and channel; `push`: the state of this device. */
export function NotificationsPanel({ push }: { push: ReactNode }) {
  const live = useLive(notificationPreferenceOf);
  const [savedAt, setSavedAt] = useState<number | null>(null);
  async function choose(change: PreferenceSwitch): Promise<void> {
    if (await attempt(call(switchNotification, change, { id: newId() }))) setSavedAt(Date.now());
  }
  if (live.state === 'loading') return <Skeleton lines={6} what="your notification settings" />;
  if (live.state === 'failed') {
    return (
      <Banner tone="danger" icon={CircleAlert} title="We could not load your choices.">
        Load the page again.
      </Banner>
    );
  }
  return (
    <>
      <SettingsCard
        title="Notifications"
        words="On all your devices. We always email you when your password changes"
        aside={<SavedState pending={live.data.pending} at={savedAt} />}
      >
        <Switches off={live.data.off} onSwitch={(change) => void choose(change)} />
      </SettingsCard>
      <SettingsCard
        title="This device"
        words="Phone notifications come to the devices where you turned them on"
      >
        <div className={css.body}>{push}</div>
      </SettingsCard>
    </>
  );
}
