import { noteExport } from '#domain/attendance/exporting.ts';
import { writeAudit } from '../audit/write-audit.ts';
import { command } from '../handler.ts';

export const exportHandlers = {
  [noteExport.name]: command(noteExport, async (tx, caller, exported, { capturedAt }) => {
    const { accountId } = caller;
    await writeAudit(tx, {
      actorId: accountId,
      action: noteExport.name,
      entity: 'account',
      entityId: accountId,
      details: { ...exported, capturedAt },
    });
    return { output: {} };
  }),
};
