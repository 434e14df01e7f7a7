import { databases, storeOf } from '../../src/store/database.ts';
import { must } from '../../src/domain/must.ts';
import { findPeople } from '../../src/store/people/queries.ts';

/** In the place of `src/pickers/look-up.ts`: the device's search, without the worker and the server that tests of pages lack. */
export async function lookUp(_kind: string, searchTerm: string) {
  const store = must(await storeOf(databases()), 'a signed-in person');
  const { data } = await findPeople(store, { searchTerm });
  const found = data.map(({ id, label, photoUrl, connectionStatus }) => ({
    id,
    label: [{ at: 0, text: label.replaceAll(/<[^>]+>/g, ''), marked: false }],
    photoUrl,
    note: connectionStatus,
  }));
  return { found, asOf: null };
}
