import { remindMissing } from '#domain/attendance/reminding/remind-operation.ts';
import type { InputOf, OutputOf } from '#domain/operation.ts';
import { writeAudit } from '../../audit/write-audit.ts';
import type { TenantTransaction } from '../../database/tenant.ts';
import { recordEffect, type Recorded } from '../../sync/record-effect.ts';
import { remind, type Reminding } from './remind.ts';

interface By extends Reminding {
  /** Null where the policy of the church reminds. */
  accountId: string | null;
}

/** Reminds and writes it down, with what the audit tells of it, in one transaction. `recorded` null: nothing was made. */
export async function recordReminders(
  tx: TenantTransaction,
  asked: InputOf<typeof remindMissing>,
  by: By,
): Promise<{ output: OutputOf<typeof remindMissing>; recorded: Recorded | null }> {
  const { made, effect } = await remind(tx, asked, by);
  if (made.length === 0) return { output: effect.output, recorded: null };
  for (const { id, churchId, groupId } of made) {
    await writeAudit(tx, {
      actorId: by.accountId,
      action: remindMissing.name,
      entity: 'reportReminder',
      entityId: id,
      placeId: churchId,
      groupId,
    });
  }
  return { output: effect.output, recorded: await recordEffect(tx, effect, null) };
}
