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
        'Just count. Everything is kept on the tablet while you type. When you submit, the report waits in <strong>My reports</strong> and is sent by itself when the signal is back. You can close the app or switch the tablet off.',
      ],
      [
        'Why does my report say “Needs attention”?',
        'Somebody returned it with a note, or it meets another report of the same service. Open it: the first line says what to do.',
      ],
      [
        'Two of us sent the same service. What now?',
        'Nothing is lost. Open either report and choose <strong>Compare</strong>: keep one, add them up, or take numbers from each.',
      ],
      [
        'How do I change a number after sending?',
        'Open the report in My reports, choose <strong>Change</strong>, correct it and say why. The history keeps both numbers.',
      ],
      [
        'I forgot my PIN',
        'Ask an administrator of your church to reset it. With a connection you can also sign in with your password and choose a new one.',
      ],
    ],
  ],
  [
    'general-inquiries',
    'General questions',
    [
      [
        'Which languages can we write in?',
        'Any. Names and notes take every alphabet. The screens themselves are in English.',
      ],
      [
        'Can we use our own logo and colours?',
        'Yes. An administrator chooses both in Settings, under Organisation, and everybody sees them at their next start.',
      ],
      [
        'Does it work on an old phone?',
        'It works on phones of the last six years with a current browser. Large pictures take longer on older ones.',
      ],
      [
        'Who sees what I type?',
        'Only people of your organisation whose role covers your church. A confidential note has fewer readers still.',
      ],
      [
        'How do I put the app on the home screen?',
        'Open the menu of your browser and choose <strong>Install</strong> or <strong>Add to home screen</strong>. It then starts like any other app.',
      ],
      [
        'Can one person serve two churches?',
        'Yes. Choose the church in the header. Your form, lists and dashboard then begin with it.',
      ],
    ],
  ],
  [
    'licenses',
    'Licences',
    [
      [
        'Do we pay for each volunteer?',
        'No. A plan is for the whole organisation, with as many ushers and leaders as you have.',
      ],
      [
        'What is in the free plan?',
        'One church, counting, reports and the portal. Import, roles and the audit log come with a paid plan.',
      ],
      [
        'May we project song words from the app?',
        'The app holds no songs. For projecting and streaming you need a licence from whoever manages the rights of the song.',
      ],
      [
        'Can a school or charity use it?',
        'Yes, under the same plans. Write to the support if you are registered as a non-profit.',
      ],
      [
        'What happens when our plan ends?',
        'You can read and download everything for 90 days. Nothing is deleted before that.',
      ],
    ],
  ],
  [
    'payments',
    'Payments',
    [
      [
        'How can we pay?',
        'By card, debit order or bank transfer in rand. The reference of your organisation is on each invoice.',
      ],
      [
        'Do we get a VAT invoice?',
        'Yes, on the first of each month, to the address of your treasurer.',
      ],
      ['Can we pay for a year?', 'Yes. Ten months are then the price of twelve.'],
      [
        'A debit order bounced. Are we locked out?',
        'No. We try again after five days and write to your treasurer. Counting never stops.',
      ],
      [
        'How do we change the card?',
        'In Settings, under Plan. The new card is used from the next invoice on.',
      ],
      [
        'Can we get money back?',
        'Within 30 days, without a reason. Later we return the months that you have not begun.',
      ],
    ],
  ],
  [
    'support',
    'Support',
    [
      [
        'When is somebody there?',
        'On weekdays from 07:00 to 19:00, and on Sundays from 06:00 to 13:00, when churches count.',
      ],
      ['How fast do you answer?', 'Usually within four hours, on Sundays within half an hour.'],
      [
        'What should I write?',
        'What you did, what you expected, and what came instead. The version at the foot of the page helps us too.',
      ],
      [
        'Can you look at our numbers?',
        'Only if an administrator lets us in for a day. The audit log then shows what we opened.',
      ],
      [
        'Do you train our ushers?',
        'The courses in Academy are free. We also come to you, for the price of the journey.',
      ],
      [
        'We lost a tablet. What first?',
        'End it in Settings, under Tablets. What is on it cannot be opened from then on.',
      ],
      [
        'Where do I suggest something?',
        'In the form for support, with the subject “Idea”. We read all of them, and answer.',
      ],
    ],
  ],
];
