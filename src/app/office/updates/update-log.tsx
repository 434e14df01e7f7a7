import { activateUpdate } from '../../../api/updates/updates.ts';
import { readUpdateLog } from '../../../api/updates/update-log.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Drawer } from '../../../ui/drawer/drawer.tsx';
import { version } from '../../build.ts';
import * as css from './update-log.css.ts';

const whenOf = new Intl.DateTimeFormat('en-ZA', { dateStyle: 'long', timeStyle: 'short' });

/** Which versions this device has run, and since when. */
export function UpdateLog({ waiting, onClose }: { waiting: boolean; onClose(): void }) {
  const log = readUpdateLog();
  const foot = waiting && (
    <Button kind="primary" onClick={activateUpdate}>
      Activate update
    </Button>
  );
  return (
    <Drawer title="Update log" width={css.drawerWidth} foot={foot} onClose={onClose}>
      <p className={css.state}>
        Version {version} is in use on this device.{' '}
        {waiting ? 'A newer version is ready to install.' : 'This is the newest version.'}
      </p>
      {log.length === 0 ? (
        <p className={css.when}>Nothing here yet. The log starts a moment after the app opens.</p>
      ) : (
        <ol className={css.list}>
          {log.map((entry) => (
            <li key={entry.at} className={css.entry}>
              <span className={css.version}>Version {entry.version}</span>
              <time dateTime={entry.at} className={css.when}>
                {whenOf.format(new Date(entry.at))}
              </time>
              <span className={css.build}>Build {entry.build}</span>
            </li>
          ))}
        </ol>
      )}
    </Drawer>
  );
}
