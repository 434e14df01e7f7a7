import type { ReportKind } from '#domain/attendance/definitions.ts';
import { reportDefinitions } from '#domain/attendance/report-definitions.ts';
import { ImportScreen } from '../../../register/import/import-screen.tsx';
import { headcounts } from './headcounts.ts';
import { KeptHeadcountsBanner } from './kept-headcounts.tsx';
import { RefusedHeadcountsList } from './refused-headcounts.tsx';

const sources = {
  church: headcounts(reportDefinitions.church),
  group: headcounts(reportDefinitions.group),
};

/** Reports of past services from a file. */
export function HeadcountImport({ kind, onClose }: { kind: ReportKind; onClose(): void }) {
  return (
    <ImportScreen
      source={sources[kind]}
      notices={
        <>
          <KeptHeadcountsBanner />
          <RefusedHeadcountsList />
        </>
      }
      onClose={onClose}
    />
  );
}
