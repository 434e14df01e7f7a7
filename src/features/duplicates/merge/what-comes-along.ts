import { type Both, mergedPerson, type Side, staysOf } from '#domain/duplicates/merge-fields.ts';
import { emailsText, phonesText } from '#domain/people/contacts.ts';
import { nameOf } from '#domain/people/rules.ts';
import type { Belongings, TwoPeople } from '#store/duplicates/two-people.ts';

type Along = { name: string; value: string };

const named = (names: readonly string[]) => [...new Set(names)].join(', ');

function followUpWords([one, other]: readonly [Belongings, Belongings]): string {
  const [open, all] = [
    one.followUps.open + other.followUps.open,
    one.followUps.all + other.followUps.all,
  ];
  if (all === 0) return '';
  return open === 0 ? `${all}, none of them open` : `${all}, ${open} of them open`;
}

/** What the chosen record does not have of a list of the one who stays. */
function besides<One>(kept: readonly One[] = [], chosen: readonly One[] = []): One[] {
  const known = new Set(chosen.map((one) => JSON.stringify(one)));
  return kept.filter((one) => !known.has(JSON.stringify(one)));
}

/** What the one who stays has of both. What neither has is left out. */
export function whatComesAlong(
  { both, belongings }: TwoPeople,
  sides: Readonly<Record<string, Side>>,
): Along[] {
  const { phoneNumbers, emailAddresses } = mergedPerson(both, sides);
  const phones = besides(phoneNumbers, both[sides['phoneNumbers'] ?? 0].phoneNumbers);
  const emails = besides(emailAddresses, both[sides['emailAddresses'] ?? 0].emailAddresses);
  const [one, other] = belongings;
  const lines = [
    { name: 'More numbers', value: phonesText(phones) },
    { name: 'More e-mail', value: emailsText(emails) },
    { name: 'Groups', value: named([...one.groups, ...other.groups]) },
    { name: 'Family', value: named([...one.families, ...other.families]) },
    { name: 'Follow-ups', value: followUpWords(belongings) },
    { name: 'Leads', value: named([...one.leads, ...other.leads]) },
  ];
  return lines.filter(({ value }) => value !== '');
}

const both = (names: readonly string[], others: readonly string[]) =>
  [...new Set(names)].filter((name) => others.includes(name));

function accountWarning(two: Both): string | null {
  if (two.some(({ accountId }) => accountId === null)) return null;
  const lost = two[staysOf(two) === 0 ? 1 : 0];
  return `Both sign in. The other account of ${nameOf(lost)} still opens, but belongs to nobody in the directory.`;
}

/** What somebody should know before they merge; null where there is nothing. */
export function mergeWarning({
  both: two,
  belongings: [one, other],
}: TwoPeople): { title: string; words: string } | null {
  const groups = both(one.groups, other.groups);
  const families = both(one.families, other.families);
  const sentences = [
    groups.length > 0 &&
      `Both are in ${groups.join(', ')}. They will be in it once, since the earlier day and in the role of the record that stays.`,
    families.length > 0 && `Both are in ${families.join(', ')}. They will be in it once.`,
    two[0].churchId !== two[1].churchId &&
      'They are in two churches. The follow-ups go to the church that you choose.',
    accountWarning(two),
  ].filter((sentence) => typeof sentence === 'string');
  return sentences.length === 0 ? null : { title: 'Before you merge:', words: sentences.join(' ') };
}
