/** Question and answer. */
type Line = readonly [question: string, answer: string];

/** The categories of questions in their order, each with its questions. */
export const questions: readonly [slug: string, title: string, lines: readonly Line[]][] = [
  [
    'most-asked',
    'Asked most',
    [
      [
        'How do I count without a signal?',
        'Just count. Everything is kept on the tablet while you type. When you submit, the report waits in <strong>My reports</strong> and is sent by itself when the signal is back.',
      ],
      [
        'Why does my report say “Needs attention”?',
        'Somebody returned it with a note. Open it: the first line says what to do.',
      ],
      [
        'Two of us sent the same service. What now?',
        'Nothing is lost. Open either report and choose <strong>Compare</strong>.',
      ],
      [
        'How do I change a number after sending?',
        'Open it in My reports, choose <strong>Change</strong> and say why. The history keeps both numbers.',
      ],
      ['I forgot my PIN', 'Ask an administrator of your church to reset it.'],
    ],
  ],
  [
    'general-inquiries',
    'General questions',
    [
      ['Which languages can we write in?', 'Any. The screens themselves are in English.'],
      ['Can we use our own logo?', 'Yes, an administrator chooses it in Settings.'],
      ['Does it work on an old phone?', 'On phones of the last six years.'],
      ['Who sees what I type?', 'People of your organisation whose role covers your church.'],
      ['How do I install the app?', 'Choose <strong>Install</strong> in the menu of your browser.'],
      ['Can one person serve two churches?', 'Yes. Choose the church in the header.'],
    ],
  ],
  [
    'licenses',
    'Licences',
    [
      ['Do we pay for each volunteer?', 'No. A plan is for the whole organisation.'],
      ['What is in the free plan?', 'One church, counting, reports and the portal.'],
      [
        'May we project song words?',
        'For projecting and streaming you need a licence from whoever manages the rights.',
      ],
      ['Can a school use it?', 'Yes, under the same plans.'],
      ['What happens when our plan ends?', 'You can read and download everything for 90 days.'],
    ],
  ],
  [
    'payments',
    'Payments',
    [
      ['How can we pay?', 'By card, debit order or bank transfer, in rand.'],
      ['Do we get a VAT invoice?', 'Yes, on the first of each month.'],
      ['Can we pay for a year?', 'Yes, for the price of ten months.'],
      ['A debit order bounced. Are we locked out?', 'No. We try again after five days.'],
      ['How do we change the card?', 'In Settings, under Plan.'],
      ['Can we get money back?', 'Within 30 days, without a reason.'],
    ],
  ],
  [
    'support',
    'Support',
    [
      ['When is somebody there?', 'On weekdays from 07:00, and on Sundays while churches count.'],
      ['How fast do you answer?', 'Usually within four hours.'],
      ['What should I write?', 'What you did, what you expected, and what came instead.'],
      ['Can you look at our numbers?', 'Only if an administrator lets us in for a day.'],
      ['Do you train our ushers?', 'The courses in Academy are free.'],
      ['We lost a tablet. What first?', 'End it in Settings, under Tablets.'],
      ['Where do I suggest something?', 'In the form for support, with the subject “Idea”.'],
    ],
  ],
];
