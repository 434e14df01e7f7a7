import type { CourseStep } from '#domain/demo/academy/entities.ts';

/** Title, subtitle, paragraphs; what begins with a dash is an item of a list. */
type Page = readonly [title: string, subtitle: string, ...paragraphs: string[]];

const pages: readonly Page[] = [
  [
    'Why it matters',
    'The person behind the task',
    'Somebody notices whether this is done well: a mother with three children at the gate, a visitor who knows nobody.',
    'Think of one of them by name. This course is about serving <strong>that person</strong>.',
  ],
  [
    'What you will be able to do',
    'At the end of this course',
    '- Say in one sentence what the task is for.',
    '- Do it calmly, also on a full Sunday.',
    '- Tell when to stop and ask.',
  ],
  [
    'Words we use',
    'So that we mean the same thing',
    '- <strong>Service</strong>: one meeting with a time.',
    '- <strong>Team lead</strong>: who you ask first.',
    '- <strong>Handover</strong>: the two minutes in which the next person hears what happened.',
  ],
  [
    'Before you begin',
    'Ten quiet minutes',
    'What is ready before people arrive does not have to be hurried afterwards.',
    '- Be there half an hour early, and greet the team.',
    '- Look at the place where you will stand.',
    '- Charge what needs power. Take paper and a pen.',
  ],
  [
    'One thing after the other',
    'The order that works',
    'Look up. Greet. Listen. Act. Only then write down or tap.',
  ],
  [
    'Watch somebody do it',
    'Your first Sunday',
    'Stand beside an experienced person for a whole service. Do not help yet. Afterwards ask what was hard today.',
  ],
  [
    'Do it yourself',
    'Your second Sunday',
    'Now you act, and they stand beside you. Go slowly: quick comes by itself.',
  ],
  [
    'When it goes wrong',
    'It will, and that is all right',
    '- Keep people safe.',
    '- Tell your team lead.',
    '- Write down what happened while you still know it.',
  ],
  [
    'People first',
    'What must stay between us',
    'What is told to you stays with you and your team lead.',
    'If a child or an adult is in danger, you tell the safeguarding officer the same day.',
  ],
  [
    'Check yourself',
    'Five minutes with a friend',
    '- Whom do you serve with this task?',
    '- What do you do first when you arrive?',
    '- What do you do when it goes wrong?',
  ],
  [
    'Well done',
    'And what comes next',
    'Tell your team lead, who puts your name on the list for next month. A course can be walked again.',
  ],
];

const isItem = (paragraph: string) => paragraph.startsWith('- ');

function htmlOf(paragraphs: readonly string[]): string {
  const items = paragraphs.filter(isItem).map((item) => `<li>${item.slice(2)}</li>`);
  const words = paragraphs
    .filter((paragraph) => !isItem(paragraph))
    .map((paragraph) => `<p>${paragraph}</p>`);
  return words.join('') + (items.length > 0 ? `<ul>${items.join('')}</ul>` : '');
}

export const courseSteps: readonly CourseStep[] = pages.map(
  ([title, subtitle, ...paragraphs], order) => ({
    order,
    title,
    subtitle,
    content: htmlOf(paragraphs),
  }),
);
