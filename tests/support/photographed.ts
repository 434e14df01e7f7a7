import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import type { Person } from '../../src/domain/people/entities.ts';
import { pictureAddress } from '../../src/domain/sync/picture-address.ts';
import type { Merging } from './merging.ts';
import { addPicture, picture } from './pictures.ts';

/** The person with a photo that an administrator gave them. */
export async function photographed(
  here: Merging,
  person: Person,
  was: string | null = null,
): Promise<Person> {
  const pictureId = randomUUID();
  await addPicture(here.server.app, here.admin, pictureId, picture('photo.jpg'));
  const { id, churchId } = person;
  const edits = { pictureId: { was, shallBe: pictureId } };
  const sent = await here.send('people.edit', { id, churchId, edits });
  expect(sent).toMatchObject({ status: 'applied' });
  return { ...person, pictureId, photoUrl: pictureAddress(pictureId) };
}
