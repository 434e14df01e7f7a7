import { noteExport } from '#domain/attendance/exporting.ts';
import { command } from '../handler.ts';

export const exportHandlers = {
  [noteExport.name]: command(noteExport, async (_tx, { accountId }, exported, { capturedAt }) => {
    const { churchId } = exported.filters;
    const details = { ...exported, capturedAt };
    const line = { entity: 'account', entityId: accountId, details };
    const place = churchId && { subject: { kind: 'church', id: churchId } as const };
    return { output: {}, audit: [{ ...line, ...place }] };
  }),
};
