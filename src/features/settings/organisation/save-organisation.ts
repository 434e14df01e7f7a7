import { undone } from '#domain/editing.ts';
import { editOrganisation } from '#domain/organisation/edit-organisation.ts';
import {
  type EditsByWord,
  editsInList,
  type OrganisationEdits,
} from '#domain/organisation/organisation-edits.ts';
import { newId } from '#domain/values/new-id.ts';
import { call } from '../../../api/calls/call.ts';
import { callWithPictures } from '../../../api/calls/call-with-pictures.ts';
import { pictureToSend } from '../../../register/picture/chosen-pictures.ts';
import { discarded, giveUp } from '../../../register/save-row.ts';
import { attempt } from '../../../ui/snackbar/attempt.ts';
import { offerUndo } from '../../../ui/snackbar/offer-undo.ts';

/** Edits of the organisation, with the submission's id. */
interface Saved {
  itemId: string;
  edits: OrganisationEdits;
}

async function send({ itemId, edits }: Saved): Promise<void> {
  const logoId = edits.logoId?.shallBe;
  const picture = typeof logoId === 'string' ? await pictureToSend(logoId) : null;
  // Without its picture the server says at the field that it did not arrive, unless it was the logo before.
  if (picture === null) await call(editOrganisation, { edits }, { id: itemId });
  else await callWithPictures(editOrganisation, { edits }, { id: itemId, pictures: [picture] });
}

/** Somebody else's change meanwhile is no longer undone: it clashes like any other. */
async function takeBack({ itemId, edits }: Saved): Promise<void> {
  if (await discarded(itemId)) return;
  await call(editOrganisation, { edits: undone(edits) }, { id: newId() });
}

/**
 * Saves what was changed, under the id of the refused change that it mends, and offers to take it back. Answers when, by
 * this device's clock.
 */
export async function saveOrganisation(edits: OrganisationEdits, mends?: string): Promise<number> {
  const saved = { itemId: mends ?? newId(), edits };
  if (Object.keys(edits).length > 0) {
    await send(saved);
    offerUndo('Organisation saved', () => void attempt(takeBack(saved)));
  } else if (mends !== undefined) await giveUp(mends);
  return Date.now();
}

/** After a clash: what is insisted on takes the place of the change, what is given up goes. */
export async function decideOrganisation(itemId: string, edits: EditsByWord): Promise<void> {
  if (Object.keys(edits).length > 0) await send({ itemId, edits: editsInList(edits) });
  else await giveUp(itemId);
}
