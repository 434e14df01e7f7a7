import BookOpen from 'lucide-react/icons/book-open';
import CircleQuestionMark from 'lucide-react/icons/circle-question-mark';

const back = 'Reset the demo data to get them back.';

export const faqWords = {
  icon: CircleQuestionMark,
  what: 'the questions',
  failed: 'The questions cannot be read',
  empty: { title: 'No questions', text: back },
};

export const guideWords = {
  icon: BookOpen,
  what: 'the guides',
  failed: 'The guides cannot be read',
  empty: { title: 'No guides', text: back },
};
