import { must } from '../../src/domain/must.ts';
import { autocompletePeople } from '../../src/domain/people/operations.ts';
import { fixedRandom } from '../../server/sample-tenant/fixed-seed.ts';
import { nameStocks } from '../../server/sample-tenant/names.ts';
import { bearer } from '../support/api.ts';
import { asServer } from '../support/data.ts';
import { addMember, wholeTenant } from '../support/members.ts';
import { addPeople } from '../support/people.ts';
import { personOf } from '../support/people-rows.ts';
import { buildPlaces } from '../support/places.ts';
import type { ServerProcess } from '../support/server-process.ts';
import { percentile } from '../support/tap-to-saved.ts';
import type { Figure } from './figure.ts';
import { searchOnDevice } from './search-on-device.ts';

const people = 100_000;
const atOnce = 2000;
const searches = 500;

const random = fixedRandom('search of the bench');
const oneOf = <Value>(values: readonly Value[]): Value =>
  must(values[Math.floor(values.length * random())], 'one of several');

function anyName(): string {
  const { women, men, last } = oneOf(nameStocks);
  return `${oneOf([...women, ...men])} ${oneOf(last)}`;
}

/** As somebody types: the first letters of a name, now and then of two. */
function anyTerm(): string {
  const [first = '', last = ''] = anyName().toLowerCase().split(' ');
  const begun = first.slice(0, 2 + Math.floor(random() * 3));
  return random() < 0.3 ? `${begun} ${last.slice(0, 2)}` : begun;
}

/** A whole name with a letter left out of its longest word, of which enough is left to be looked for so. */
function misspelt(): string {
  const words = anyName().split(' ');
  if (words.every(({ length }) => length < 5)) return misspelt();
  const [longest = ''] = words.toSorted((a, b) => b.length - a.length);
  const at = 1 + Math.floor(random() * (longest.length - 2));
  const wrong = longest.slice(0, at) + longest.slice(at + 1);
  return words.map((word) => (word === longest ? wrong : word)).join(' ');
}

const terms = (next: () => string) => Array.from({ length: searches / 2 }, next);

/** A keystroke in the search of a very large church. */
export async function searchFigures({ origin, dataDir }: ServerProcess): Promise<Figure[]> {
  const admin = await asServer(dataDir, async (pool) => {
    const { id, churches } = await buildPlaces(pool);
    for (let done = 0; done < people; done += atOnce) {
      const some = Array.from({ length: atOnce }, () => personOf(oneOf(churches), anyName()));
      await addPeople(pool, id, some);
    }
    return addMember(pool, id, 'System Admin', wholeTenant);
  });
  const times: number[] = [];
  for (let nth = 0; nth < searches; nth += 1) {
    const query = new URLSearchParams({ searchTerm: anyTerm() });
    const begun = performance.now();
    const answer = await fetch(`${origin}${autocompletePeople.path}?${query}`, {
      headers: bearer(admin.signedIn),
    });
    const { data } = (await answer.json()) as { data: unknown[] };
    times.push(performance.now() - begun);
    if (data.length === 0) throw new Error(`Nobody was found for ${query}`);
  }
  const conditions = `${people} people of one tenant, ${searches} searches one after the other, all access scopes of an administrator`;
  const what = 'Search among people on the server';
  const typed = { people, begun: terms(anyTerm), misspelt: terms(misspelt) };
  return [
    ...(await searchOnDevice(origin, admin, typed)),
    { what: `${what}, p95`, measured: percentile(times, 0.95), unit: 'ms', atMost: 50, conditions },
    { what: `${what}, median`, measured: percentile(times, 0.5), unit: 'ms', conditions },
  ];
}
