import type { RegisterQuestion } from '#domain/register/find-rows.ts';
import { writeCards } from '../api/workers/exchange.ts';
import { saveBlob } from '../ui/save-file.ts';
import type { ContactCards, RegisterView } from './register-view.ts';
import { noteTaken, rowsToTake } from './take-rows.tsx';

/** Everything that was found as cards, which phones and mail programs take into their address books. */
export async function downloadContacts(
  view: RegisterView,
  { contactOf }: ContactCards,
  question: RegisterQuestion,
): Promise<void> {
  const { rows } = await rowsToTake(view, question);
  await noteTaken(view, rows.length, 'file');
  const name = view.register.words.many.replaceAll(' ', '-');
  // Of the two versions, the one that every phone reads.
  saveBlob(`${name}.vcf`, await writeCards(rows.map(contactOf), '3.0'));
}
