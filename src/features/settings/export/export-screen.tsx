import { leftOutOfExport } from '#domain/tenant-export/left-out.ts';
import { PageHeader } from '../../../ui/page-header/page-header.tsx';
import { SettingsCard } from '../parts/settings-card.tsx';
import * as css from '../settings.css.ts';
import { DownloadCard } from './download-card.tsx';
import { ImportCard } from './import-card.tsx';

const inside = [
  'People, families, churches, groups, reports, follow-ups and notes, the confidential ones too',
  'Who has an account and which roles, chats between people, the audit log and histories',
  'A table for a spreadsheet of each kind of record',
  'Exact data, from which another server makes the organisation again',
  'Pictures, as they are kept',
];

function Parts({ of }: { of: readonly string[] }) {
  return (
    <ul className={css.rows}>
      {of.map((words) => (
        <li key={words} className={css.part}>
          {words}
        </li>
      ))}
    </ul>
  );
}

/** Everything of an organisation as a file that it may take elsewhere, and the way back from such a file. */
export function ExportScreen({ name }: { name: string }) {
  return (
    <div className={css.page}>
      <PageHeader title="Download everything" facts={`For System Admins of ${name}`} />
      <div className={css.cards}>
        <DownloadCard tenant={name} />
        <ImportCard tenant={name} />
        <SettingsCard title="What is in it">
          <Parts of={inside} />
        </SettingsCard>
        <SettingsCard title="What is not in it">
          <Parts of={leftOutOfExport} />
        </SettingsCard>
      </div>
    </div>
  );
}
