/** Functions of Ibandla today, by audience. No function stands here before it exists. */
export const audiences = [
  {
    id: 'ushers',
    title: 'For ushers',
    words: 'Count with one hand, standing, in dim light.',
    points: [
      'Large keys, and totals that are checked while you count',
      'Every count is saved on the device as you make it',
      'Reports send automatically when the signal is back',
    ],
  },
  {
    id: 'staff',
    title: 'For church staff',
    words: 'See each church’s reports as they come in.',
    points: [
      'Filter attendance and export it for a spreadsheet',
      'Two reports for one service stand side by side',
      'Find a person by any of their names',
    ],
  },
  {
    id: 'everybody',
    title: 'For everyone who serves',
    words: 'Stay in touch with those you serve with.',
    points: [
      'Team Chat, also while you are offline',
      'Messages and notifications on your devices',
      'Light or dark, in five colours',
    ],
  },
] as const;

export type Audience = (typeof audiences)[number]['id'];

export const promises = [
  {
    title: 'Never lose a number',
    words:
      'What you count is kept on the device until your church has it, whatever happens to the signal.',
  },
  {
    title: 'Always say where it is',
    words: 'Each report says in words whether it is saved here, on its way, or sent.',
  },
  {
    title: 'Two people, one report',
    words: 'When two of you count one service, both counts are kept, and your church decides.',
  },
  {
    title: 'Private on shared tablets',
    words:
      'The next person at a tablet sees nothing of yours, and organisations never see each other’s people.',
  },
] as const;

export const installSteps = [
  { on: 'Android and computers', words: 'Open the browser’s menu and choose Install.' },
  { on: 'iPhone and iPad', words: 'In Safari, tap Share, then “Add to Home Screen”.' },
] as const;
