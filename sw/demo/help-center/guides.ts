/** Title, and what the guide is about in one line. */
type Line = readonly [title: string, subtitle: string];

/** The categories of guides in their order, each with its guides. */
export const guides: readonly [slug: string, title: string, lines: readonly Line[]][] = [
  [
    'getting-started',
    'Getting started',
    [
      ['Your first Sunday', 'From signing in to the first report, in ten minutes.'],
      ['Find your way', 'The menu, the search and the keys that save time.'],
      ['Install the app', 'On phones, tablets and computers.'],
      ['Invite your team', 'Roles, churches, and what each of them sees.'],
    ],
  ],
  [
    'projects',
    'Projects',
    [
      ['Plan a project', 'A goal, a month, and who does what.'],
      ['Share out the work', 'Tasks with a name and a day, small enough to finish.'],
      ['Keep a board', 'Lists from “To do” to “Done”, and cards that move.'],
      ['Carols, step by step', 'A project that comes back every December.'],
      ['Raise money for a roof', 'Say what it costs, and show what came in.'],
      ['Work with another church', 'One project, two teams, one list.'],
      ['Write a short report', 'Five lines that the elders read.'],
      ['Finish well', 'Thank people, keep the papers, write down what you learned.'],
    ],
  ],
  [
    'settings',
    'Settings',
    [
      ['Services and times', 'Each church with its services, and when they begin.'],
      ['Tablets and PINs', 'Register a tablet, and give each usher six digits.'],
      ['Notifications', 'What reaches your phone, and when it stays quiet.'],
      ['Your logo and colours', 'How the app looks for your organisation.'],
      ['Fields of your own', 'Ask for what only your church wants to know.'],
    ],
  ],
  [
    'payments',
    'Payments',
    [
      ['Choose a plan', 'What each plan holds, and how to change it.'],
      ['Pay by bank transfer', 'The reference that finds your organisation.'],
      ['Read your invoice', 'Line by line, with VAT.'],
      ['Cancel and come back', 'What stays, and for how long.'],
    ],
  ],
  [
    'your-account',
    'Your account',
    [
      ['Change your password', 'And what makes a good one.'],
      ['Change your email', 'The old address says yes, then the new one.'],
      ['Sign in on a new phone', 'And sign out on the old one.'],
      ['A second step at sign-in', 'A code from your phone, for who keeps the books.'],
      ['Your photo and name', 'How others see you in lists and in Team Chat.'],
      ['Leave an organisation', 'What goes with you, and what stays.'],
    ],
  ],
];

/** The text of every guide. */
export const guideText =
  '<p>Take ten quiet minutes and do it while you read. Nothing you try here can break: what you change can be changed back.</p>' +
  '<p><strong>Before you begin</strong></p>' +
  '<ul><li>Sign in. Without a signal you can read on, and do it later.</li>' +
  '<li>Choose your church in the header, if you serve more than one.</li></ul>' +
  '<p><strong>Step by step</strong></p>' +
  '<ol><li>Open the page from the menu.</li>' +
  '<li>Look at what is there before you change it. Each list says at its top how much it shows.</li>' +
  '<li>Make your change. Most pages save by themselves and say so.</li>' +
  '<li>Check it once more as somebody else would see it.</li></ol>' +
  '<blockquote>If two people change the same thing, nothing is lost: the page shows both and asks.</blockquote>' +
  '<p><strong>If it does not work</strong></p>' +
  '<p>Look at the <a href="/apps/help-center/faqs">questions that are asked most</a>, or <a href="/apps/help-center/support">write to the support</a> and say what you saw.</p>';
