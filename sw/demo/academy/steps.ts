import type { CourseStep } from '#domain/demo/academy/entities.ts';

/** Title, subtitle, paragraphs; what begins with a dash is an item of a list. */
type Page = readonly [title: string, subtitle: string, ...paragraphs: string[]];

const pages: readonly Page[] = [
  [
    'Why it matters',
    'The person behind the task',
    'Somebody notices whether this is done well: a mother with three children at the gate, a visitor who knows nobody, the treasurer on Monday.',
    'Before you read on, think of one of them by name. This course is about serving <strong>that person</strong>.',
  ],
  [
    'What you will be able to do',
    'At the end of this course',
    'You can do it on your own, calmly, also on a full Sunday. And you can show it to somebody else.',
    '- Say in one sentence what the task is for.',
    '- Do it in the right order without looking anything up.',
    '- Tell when to stop and ask.',
  ],
  [
    'Words we use',
    'So that we mean the same thing',
    'Every team has words of its own. Three of them come back on each page:',
    '- <strong>Service</strong>: one meeting with a time, such as First service at 08:00.',
    '- <strong>Team lead</strong>: who you ask first, and who writes the list of names.',
    '- <strong>Handover</strong>: the two minutes in which the next person hears what happened.',
  ],
  [
    'Before you begin',
    'Ten quiet minutes',
    'What is ready before people arrive does not have to be hurried afterwards.',
    '- Be there half an hour early, and greet the team.',
    '- Look at the place where you will stand. Is there water, shade, a chair?',
    '- Charge what needs power. Take paper and a pen in case it goes.',
    '- Pray together, briefly.',
  ],
  [
    'One thing after the other',
    'The order that works',
    'Look up. Greet. Listen. Act. Only then write down or tap. People remember the first two, the church needs the last one.',
    '<blockquote>Nobody was ever sorry that an usher smiled before counting.</blockquote>',
  ],
  [
    'Watch somebody do it',
    'Your first Sunday',
    'Stand beside an experienced person for a whole service. Do not help yet. Notice what they do with their hands, their eyes and their voice.',
    'Afterwards ask two questions: what was hard today, and what would you do differently?',
  ],
  [
    'Do it yourself',
    'Your second Sunday',
    'Now you act, and they stand beside you. Go slowly. It is better to be exact than quick, and quick comes by itself.',
    '- Say out loud what you do, so that they can correct it at once.',
    '- If you lose your place, begin the step again.',
  ],
  [
    'When it goes wrong',
    'It will, and that is all right',
    'The power fails, two people did the same thing, a child is missing, the rain comes through the roof. Do these three things, in this order:',
    '- Keep people safe.',
    '- Tell your team lead, even if it is embarrassing.',
    '- Write down what happened while you still know it.',
  ],
  [
    'People first',
    'What must stay between us',
    'You will hear names, worries and numbers that are nobody else’s business. What is told to you stays with you and your team lead.',
    'There is one exception: if a child or an adult is in danger, you tell the safeguarding officer the same day.',
  ],
  [
    'Check yourself',
    'Five minutes with a friend',
    'Answer these without looking back. If one of them is hard, walk that step again.',
    '- Whom do you serve with this task?',
    '- What do you do first when you arrive?',
    '- Who is your team lead, and what is their number?',
    '- What do you do when it goes wrong?',
  ],
  [
    'Well done',
    'And what comes next',
    'You have walked the whole course. Tell your team lead, who puts your name on the list for next month.',
    'Come back whenever you like: a course can be walked again, and most of us see something new the second time.',
  ],
];

const isItem = (paragraph: string) => paragraph.startsWith('- ');

function htmlOf(paragraphs: readonly string[]): string {
  const items = paragraphs.filter(isItem).map((item) => `<li>${item.slice(2)}</li>`);
  const words = paragraphs
    .filter((paragraph) => !isItem(paragraph))
    .map((paragraph) => (paragraph.startsWith('<block') ? paragraph : `<p>${paragraph}</p>`));
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
