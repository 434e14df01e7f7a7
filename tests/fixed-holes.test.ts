import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/**
 * B36: holes that were found and closed, each with the words of the test that fails when it opens
 * again. A test that is renamed, moved or taken away takes its line with it, or this fails.
 */
const fixed: readonly (readonly [hole: string, file: string, words: string])[] = [
  [
    'a line separator in a text made a backup that could not be restored',
    'tests/server/backup-text.test.ts',
    'issue 10.1: any text in every text column comes back from a backup as it was',
  ],
  [
    'a backup said success and could not be read',
    'tests/server/backup-text.test.ts',
    'issue 10.1: a backup is read again after it was written, and is none where that fails',
  ],
  [
    'an id made by a client overwrote somebody else’s row',
    'tests/contract/taken-ids.test.ts',
    'an id that names somebody else’s row changes nothing of it',
  ],
  [
    'a report in review was taken away by its id',
    'tests/contract/taken-ids.test.ts',
    'issue 10.2: nor is a report kept in review under it',
  ],
  [
    'a copied submit grant deleted reports',
    'server/access/sessions/submit-grant.test.ts',
    'deletes nobody’s report',
  ],
  [
    'a copied submit grant answered names and rows',
    'server/access/sessions/submit-grant.test.ts',
    'answers ids, codes and receipts, and nothing else',
  ],
  [
    'a submit grant outlived a new password',
    'server/access/sessions/submit-grant.test.ts',
    'on the device where the password was changed, its copy opens nothing after the next renewal',
  ],
  [
    'a time that is no time closed the administrators’ page',
    'server/attendance/decide-held.test.ts',
    'issue 10.4: a time of capture that is no instant is refused, and delays nothing beside it',
  ],
  [
    'one bad row took its whole list away',
    'src/app/every-list.test.tsx',
    'issue 10.4: the list of reports, whatever a row holds',
  ],
  [
    'a server rolled back refused for good what it did not know',
    'tests/sync/rolled-back.test.ts',
    'A35 a server rolled back one version: what it does not know yet waits, and goes when it does',
  ],
  [
    'guesses from one IPv6 network counted as many',
    'server/access/sign-in/guessing.test.ts',
    'issue 10.6 B32: every address of one IPv6 network has the same attempts',
  ],
  [
    'guessers held up everybody’s sign-in',
    'server/access/sign-in/guessing.test.ts',
    'issue 10.6: many guessers at once are told that the server is busy; a known device is not',
  ],
  [
    'a stranger’s failures locked a shared tablet',
    'server/access/sign-in/guessing.test.ts',
    'issue 10.10: failures elsewhere with the cookie of a device do not close its door at home',
  ],
  [
    'an older invitation set the password again',
    'server/access/accounts/sign-up.test.ts',
    'an older invitation sets no password after a reset',
  ],
  [
    'signing up under an invited address renamed its person',
    'server/access/accounts/sign-up.test.ts',
    'under an invited address renames nobody and sets no password',
  ],
  [
    'a stranger’s words stood in a mail',
    'server/access/accounts/sign-up.test.ts',
    'puts no word of theirs into a mail to the address',
  ],
  [
    'somebody without a role filled the list of reports in review',
    'server/access/sign-in/call-limits.test.ts',
    'issue 10.9: somebody without a role fills no list of reports in review',
  ],
  [
    'a silent push service slowed all others',
    'server/push/host-pauses.test.ts',
    'issue 10.11: a host that does not answer is left alone like one that is busy, and no other is',
  ],
  [
    'a push was sent to any address',
    'server/push/push.test.ts',
    'B26: %s is no address that we send to',
  ],
  [
    'the time of a sign-in told who is in two organisations',
    'server/access/sign-in/guessing.test.ts',
    'issue 10.12 B34: a sign-in does the same work for nobody, for one organisation and for two',
  ],
  [
    'every database role had one password',
    'server/database/roles.test.ts',
    'issue 10.13: a directory where all had the superuser’s password gets others at the next start',
  ],
  [
    'one redirected call held up forty reports',
    'src/sync/foreign-answers.test.ts',
    'A09 issue 10.31: one report of 41 whose call is ${what} waits alone, 40 go in the same run',
  ],
  [
    'a number typed in the moment of leaving was lost',
    'tests/e2e/chromium/typed-and-gone.e2e.ts',
    'A03 issue 10.34: a number typed in the moment of a new ${way} is there again',
  ],
  [
    'an older number that was found replaced a newer one',
    'src/features/attendance/form/report-screen.test.tsx',
    'A03 issue 10.34: what is typed before the browser answers whose draft it is stays newest',
  ],
  [
    'a hurried second tap answered a question',
    'tests/e2e/screens/double-tap.e2e.ts',
    'issue 10.35: a hurried second tap answers no question and leaves no outcome, ${size.width} px wide',
  ],
  [
    'signing out destroyed a draft without a word',
    'tests/e2e/screens/leaving.e2e.ts',
    'issue 10.32: signing out with a report that was begun counts it and asks first',
  ],
  [
    'a page went on with a store that was gone',
    'tests/e2e/chromium/store-lost.e2e.ts',
    'A40 issue 10.37: a store that goes under an open list leaves nothing shown as if it were here',
  ],
  [
    'a pull that ran during a sign-out wrote the rows back',
    'src/sync/pull.test.ts',
    'B13 B36 signed out in the midst of a pull: what arrives then is not written down again',
  ],
  [
    'a question of a page opened the cache of a revoked person anew',
    'src/store/session/session.test.ts',
    'B17 while the cache of a revoked person goes nobody is at the device, whose questions would open it anew',
  ],
  [
    'good readers of the live stream were let go',
    'server/live/live.test.ts',
    'a reader that does not read is let go, and costs the others nothing',
  ],
  [
    'servers that started at once granted at once',
    'server/database/open.test.ts',
    'servers that start on one database at the same moment all start',
  ],
  [
    'a deletion overtook the change that it was made after',
    'src/store/attendance/my-reports/take-back.test.ts',
    'A46 a report deleted after its change, neither answered: the change goes, the first is deleted',
  ],
  [
    'a deletion was queued twice',
    'src/store/attendance/my-reports/take-back.test.ts',
    'A46 a deletion that waits is taken back alone, and not sent twice',
  ],
];

test.each(fixed)('B36 %s: its test is there, and runs', (_, file, words) => {
  const source = readFileSync(file, 'utf8');
  const at = source.indexOf(words);
  expect(at, `${file}: ${words}`).toBeGreaterThan(0);
  const call = source.slice(source.lastIndexOf('test', at), at);
  expect(call).not.toMatch(/\.(skip|todo|only|fails|runIf|skipIf)\b/);
});
