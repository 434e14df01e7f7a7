import type { ProseNode } from '../../ui/prose/node.ts';

interface WrittenPage {
  title: string;
  nodes: readonly ProseNode[];
}

/** Each on demand: nobody reads them all. */
const files = import.meta.glob<WrittenPage>('../../../docs/guides/**/*.md');

export interface Topic {
  group: string;
  name: string;
  title: string;
}

const named = (group: string, topics: readonly [name: string, title: string][]) => ({
  id: group,
  topics: topics.map(([name, title]) => ({ group, name, title })),
});

/** The guides in the order in which they are read. */
export const guideGroups = [
  {
    title: 'Getting started',
    ...named('getting-started', [
      ['introduction', 'Introduction'],
      ['sign-in', 'Sign in'],
      ['install-the-app', 'Install the app'],
    ]),
  },
  {
    title: 'Counting',
    ...named('counting', [
      ['count-a-service', 'Count a service'],
      ['without-a-signal', 'Without a signal'],
      ['my-reports', 'My reports'],
      ['two-reports', 'Two people, one service'],
      ['report-a-cell', 'Report a cell'],
    ]),
  },
  {
    title: 'Your churches',
    ...named('churches', [
      ['dashboard', 'The church dashboard'],
      ['attendance-reports', 'Attendance reports'],
      ['groups', 'Groups'],
      ['families', 'Families'],
      ['follow-ups', 'Follow-ups'],
      ['care', 'Life events, consent and notes'],
      ['custom-fields', 'Custom fields'],
      ['photos-of-people', 'Photos of people'],
      ['duplicates', 'Duplicates'],
      ['letters', 'Letters and labels'],
      ['data-requests', 'Data requests'],
      ['retention', 'Retention'],
      ['saved-lists', 'Saved lists'],
      ['organisation', 'Your organisation'],
      ['download-everything', 'Download everything'],
      ['team', 'Your team'],
      ['audit-log', 'Audit log'],
      ['shared-tablets', 'Shared tablets and lost devices'],
    ]),
  },
  {
    title: 'Your account',
    ...named('account', [
      ['your-settings', 'Your settings'],
      ['notifications', 'Notifications'],
    ]),
  },
] as const;

const topics: readonly Topic[] = guideGroups.flatMap((group) => group.topics);

export function topicAt(group: string, name: string): Topic | null {
  return topics.find((topic) => topic.group === group && topic.name === name) ?? null;
}

/** The topics before and after this one, where there are any. */
export function besides({ group, name }: Topic): { before: Topic | null; after: Topic | null } {
  const at = topics.findIndex((topic) => topic.group === group && topic.name === name);
  return { before: topics[at - 1] ?? null, after: topics[at + 1] ?? null };
}

export async function readGuide({ group, name }: Topic): Promise<WrittenPage> {
  const read = files[`../../../docs/guides/${group}/${name}.md`];
  if (!read) throw new Error(`No guide is written for ${group}/${name}`);
  return read();
}
