/** Title, and what the guide is about in one line. */
type Line = readonly [title: string, subtitle: string];

/** The categories of guides in their order, each with its guides. */
export const guides: readonly [slug: string, title: string, lines: readonly Line[]][] = [
  [
    'getting-started',
    'Getting started',
    [
      ['Your first Sunday', 'From signing in to the first report.'],
      ['Find your way', 'The menu and the search.'],
      ['Install the app', 'On phones, tablets and computers.'],
      ['Invite your team', 'Roles, and what each of them sees.'],
    ],
  ],
  [
    'projects',
    'Projects',
    [
      ['Plan a project', 'A goal, a month, and who does what.'],
      ['Share out the work', 'Tasks with a name and a day.'],
      ['Keep a board', 'Cards from “To do” to “Done”.'],
      ['Carols, step by step', 'The project of every December.'],
      ['Raise money for a roof', 'What it costs, and what came in.'],
      ['Work with another church', 'One project, two teams, one list.'],
      ['Write a short report', 'Five lines that the elders read.'],
      ['Finish well', 'Thank people, and keep the papers.'],
    ],
  ],
  [
    'settings',
    'Settings',
    [
      ['Services and times', 'When each service begins.'],
      ['Tablets and PINs', 'Six digits for each usher.'],
      ['Notifications', 'When your phone stays quiet.'],
      ['Your logo and colours', 'How the app looks for all of you.'],
      ['Fields of your own', 'What only your church asks.'],
    ],
  ],
  [
    'payments',
    'Payments',
    [
      ['Choose a plan', 'What each plan holds.'],
      ['Pay by bank transfer', 'With your reference.'],
      ['Read your invoice', 'Line by line, with VAT.'],
      ['Cancel and come back', 'What stays, and for how long.'],
    ],
  ],
  [
    'your-account',
    'Your account',
    [
      ['Change your password', 'And what makes a good one.'],
      ['Change your email', 'First the old address, then the new.'],
      ['Sign in on a new phone', 'And sign out on the old one.'],
      ['A second step at sign-in', 'A code from your phone.'],
      ['Your photo and name', 'How others see you.'],
      ['Leave an organisation', 'What goes, and what stays.'],
    ],
  ],
];

/** The text of every guide. */
export const guideText =
  '<p>Take ten quiet minutes and do it while you read: what you change can be changed back.</p>' +
  '<p><strong>Step by step</strong></p>' +
  '<ol><li>Choose your church in the header, and open the page from the menu.</li>' +
  '<li>Look at what is there before you change it.</li>' +
  '<li>Make your change. Most pages save by themselves and say so.</li></ol>' +
  '<p><strong>If it does not work</strong></p>' +
  '<p>Look at the <a href="/apps/help-center/faqs">questions</a>, or <a href="/apps/help-center/support">write to the support</a>.</p>';
