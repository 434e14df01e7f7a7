export interface Talk {
  between: readonly [string, string];
  /** Whose of the two it is, how many waking minutes ago it was written, and what it says. */
  lines: readonly (readonly [0 | 1, number, string])[];
  /** Lines that the second one has not read yet. */
  unread: number;
}

/** Waking minutes of a day. */
const day = 15 * 60;

const nomsa = 'Nomsa Zulu';
const naledi = 'Naledi Mokoena';
const priya = 'Priya Naidoo';
const zinhle = 'Zinhle Khumalo';
const sipho = 'Sipho Mthembu';
const rudzani = 'Rudzani Mulaudzi';

/** A talk of a few lines whose last ones were written this morning. */
const talk = (one: string, other: string, unread: number, ...lines: Talk['lines']): Talk => ({
  between: [one, other],
  lines,
  unread,
});

const office: readonly Talk[] = [
  talk(
    naledi,
    zinhle,
    0,
    [0, day + 95, 'Can you look at the two reports of Alexandra?'],
    [1, day + 60, 'Yes. I will phone Sizwe and Refilwe, and ask who counted the balcony.'],
    [1, 92, 'Refilwe had it with the balcony.'],
    [0, 88, 'Lovely! Then we keep hers.'],
    [1, 84, 'Thank you so much!'],
  ),
  talk(
    nomsa,
    naledi,
    2,
    [1, 6 * day, 'Tembisa asks for a second tablet.'],
    [0, 6 * day - 20, 'I will send one along on Friday.'],
    [0, 55, 'Did the tablet arrive?'],
    [0, 54, 'Keep it charged for Sunday.'],
  ),
  talk(
    priya,
    nomsa,
    1,
    [0, 2 * day, 'Gugulethu had no water on Sunday, so they did not meet twice.'],
    [1, 2 * day - 30, 'Thank you for writing it into the report.'],
    [0, 40, 'Paarl has not reported its first service yet. I will phone them.'],
  ),
  talk(
    zinhle,
    nomsa,
    0,
    [0, 3 * day, 'May I see Sandton as well?'],
    [1, 2 * day + 500, 'You can from today on.'],
  ),
];

const gauteng: readonly Talk[] = [
  talk(
    'Themba Ndlovu',
    naledi,
    1,
    [1, day + 20, 'Good numbers in Soweto!'],
    [0, 130, 'We put out every chair we have.'],
  ),
  talk(
    naledi,
    'Boitumelo Modise',
    0,
    [0, 4 * day, 'Who counts when Kagiso is away?'],
    [1, 3 * day, 'Thabo comes over.'],
  ),
  talk(
    'Mandla Cele',
    naledi,
    0,
    [0, day + 300, 'Tembisa is growing again.'],
    [1, 70, 'I saw it. Well done!'],
  ),
  talk(
    'Dineo Phiri',
    naledi,
    3,
    [0, 75, 'Palesa is ill.'],
    [0, 74, 'So the first service is not in yet.'],
    [0, 73, 'Tumelo sends it today.'],
  ),
  talk(
    naledi,
    'Michael Bennett',
    0,
    [0, 2 * day, 'So many people in your first service?'],
    [1, day + 700, 'We had a wedding afterwards. The number is right.'],
  ),
  talk(
    'Themba Ndlovu',
    zinhle,
    0,
    [0, 5 * day, 'Orlando West needs a larger living room.'],
    [1, 5 * day - 15, 'What a good reason to look for one.'],
  ),
  talk(
    'Boitumelo Modise',
    zinhle,
    2,
    [0, 100, 'The students’ cell is twenty now.'],
    [0, 99, 'Shall we begin a second one?'],
  ),
  talk(
    zinhle,
    'Mandla Cele',
    0,
    [0, 7 * day, 'Can we meet on Tuesday?'],
    [1, 7 * day - 40, 'At nine. I bring rusks.'],
  ),
  talk(
    zinhle,
    'Dineo Phiri',
    0,
    [0, 3 * day, 'How is the Rusloo cell?'],
    [1, 3 * day - 25, 'Resting until Neo is back.'],
  ),
  talk(
    'Michael Bennett',
    zinhle,
    0,
    [0, day + 130, 'Thank you for Sunday.'],
    [1, 115, 'It was good to be with you.'],
  ),
  talk(
    nomsa,
    'Themba Ndlovu',
    0,
    [0, 2 * day, 'Lerato counts with Thabo now.'],
    [1, 2 * day - 10, 'They are a good team.'],
  ),
  talk(
    'Mandla Cele',
    nomsa,
    0,
    [0, 8 * day, 'The tablet works well.'],
    [1, 8 * day - 60, 'Glad to hear it.'],
  ),
];

const westernCape: readonly Talk[] = [
  talk(
    'Nosipho Jali',
    priya,
    2,
    [0, 120, 'Fatima and Luthando both sent the first service.'],
    [0, 119, 'Can you decide? Fatima counted the overflow.'],
  ),
  talk(
    priya,
    'Ashraf Isaacs',
    0,
    [0, 9 * day, 'Is the roof mended?'],
    [1, 9 * day - 90, 'Since yesterday. We are dry.'],
  ),
  talk('Xolani Bhengu', priya, 0, [0, day + 400, 'The water is back.'], [1, 65, 'Thank the Lord!']),
  talk(
    'Elmarie Coetzee',
    priya,
    1,
    [1, day + 180, 'Your first service came in late.'],
    [0, 105, 'Sorry, Johan had no signal on the farm.'],
  ),
  talk(
    priya,
    'Clive Hendricks',
    0,
    [0, 50, 'Riaan has not sent the first service yet.'],
    [1, 45, 'I will ask him.'],
  ),
  talk(
    priya,
    'Francois Olivier',
    0,
    [0, 4 * day, 'A year of George already!'],
    [1, 4 * day - 30, 'And Thembalethu grows every week.'],
  ),
  talk(
    nomsa,
    'Nosipho Jali',
    0,
    [0, 6 * day, 'Do you need a tablet for the Site C cell?'],
    [1, 5 * day, 'A phone is enough, thank you.'],
  ),
  talk('Francois Olivier', nomsa, 1, [
    0,
    110,
    'Candice is away for two weeks. Can Werner count alone?',
  ]),
];

const hopeCity: readonly Talk[] = [
  talk(
    sipho,
    rudzani,
    1,
    [1, day + 150, 'Ndi khou livhuwa! Everything is ready for Sunday.'],
    [0, 58, 'The hall is free from seven.'],
  ),
  talk(
    'Lindiwe Shabalala',
    sipho,
    2,
    [0, day + 40, 'North has not sent its second service.'],
    [0, 60, 'Shall I phone Mpho?'],
    [0, 59, 'Or Grace?'],
  ),
  talk(
    sipho,
    'Bongani Zungu',
    0,
    [0, 3 * day, 'The tablet is on the shelf in the office.'],
    [1, 3 * day - 35, 'Found it.'],
  ),
  talk(
    'Megan Taylor',
    sipho,
    0,
    [0, day + 220, 'Young families are fourteen now.'],
    [1, 125, 'Wonderful!'],
  ),
  talk(
    sipho,
    'Hlengani Baloyi',
    0,
    [0, 5 * day, 'Can you open on Wednesday?'],
    [1, 5 * day - 45, 'Yes, from six.'],
  ),
  talk(
    'Kavitha Pillay',
    sipho,
    0,
    [0, 2 * day, 'May Grace count the second service?'],
    [1, 2 * day - 20, 'Please!'],
  ),
  talk('Lindiwe Shabalala', rudzani, 1, [0, 80, 'The numbers of last month are in the list.']),
  talk(
    rudzani,
    'Bongani Zungu',
    0,
    [0, 2 * day, 'Do you lead on Friday?'],
    [1, day + 610, 'Gladly.'],
  ),
  talk(
    'Megan Taylor',
    rudzani,
    0,
    [0, 4 * day, 'Thank you for the visit.'],
    [1, 4 * day - 12, 'It was a joy.'],
  ),
  talk(
    rudzani,
    'Hlengani Baloyi',
    0,
    [0, day + 90, 'How many chairs do you have?'],
    [1, 95, 'A hundred and ten.'],
  ),
  talk(
    'Kavitha Pillay',
    rudzani,
    2,
    [0, 66, 'Hillside had two first timers.'],
    [0, 65, 'They come again on Thursday.'],
  ),
];

/** Invented, like the people. */
export const talks: readonly Talk[] = [...office, ...gauteng, ...westernCape, ...hopeCity];
