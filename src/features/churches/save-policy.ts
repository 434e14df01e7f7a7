import type { PolicyRules } from '#domain/churches/policy-rules.ts';
import { saveReportPolicy } from '#domain/churches/report-policy.ts';
import { type Edits, undone } from '#domain/editing.ts';
import { newId } from '#domain/values/new-id.ts';
import { call } from '../../api/calls/call.ts';
import { discarded, giveUp } from '../../register/save-row.ts';
import { attempt } from '../../ui/snackbar/attempt.ts';
import { offerUndo } from '../../ui/snackbar/offer-undo.ts';

/** Edits of the report policy of one church, with the submission's id. */
interface Saved {
  itemId: string;
  churchId: string;
  edits: Edits<PolicyRules>;
}

async function send({ itemId, churchId, edits }: Saved): Promise<void> {
  await call(saveReportPolicy, { churchId, edits }, { id: itemId });
}

/** Somebody else's change meanwhile is no longer undone: it clashes like any other. */
async function takeBack({ itemId, churchId, edits }: Saved): Promise<void> {
  if (await discarded(itemId)) return;
  await send({ itemId: newId(), churchId, edits: undone(edits) });
}

/** Saves what was changed, and offers to take it back. */
export async function savePolicy(churchId: string, edits: Edits<PolicyRules>): Promise<void> {
  if (Object.keys(edits).length === 0) return;
  const saved = { itemId: newId(), churchId, edits };
  await send(saved);
  offerUndo('Report policy saved', () => void attempt(takeBack(saved)));
}

/** After a clash: what is insisted on takes the place of the change, what is given up goes. */
export async function decidePolicy({ itemId, churchId, edits }: Saved): Promise<void> {
  if (Object.keys(edits).length > 0) await send({ itemId, churchId, edits });
  else await giveUp(itemId);
}
