import { keepAsking, type KeptQuestion } from '#store/keep-asking.ts';
import { onSessionEnded, profileId } from '../session/who.ts';
import type { AnswerKeeper, Live } from './use-live.ts';

/** Ms that an answer stays after its screen went, and how many stay. */
const keptFor = 5 * 60_000;
const mostKept = 40;

/** An answer whose screen went away, and which no change has touched since. */
interface Left {
  query: object;
  question: string;
  profile: string | null;
  answer: Live<unknown>;
  /** Ends the watch over the rows that it was read from. */
  end(): void;
}

/** The one that was left first stands first. */
let left: Left[] = [];

const isTo =
  (query: object, question: string) =>
  (one: Left): boolean =>
    one.query === query && one.question === question;

function drop(gone: readonly Left[]): void {
  left = left.filter((one) => !gone.includes(one));
  for (const one of gone) one.end();
}

/** Keeps an answer that is current and watched. Answers the way to drop it, for the first change of its rows. */
function leave(asked: Pick<Left, 'query' | 'question' | 'answer' | 'end'>): () => void {
  const profile = profileId();
  const over = setTimeout(() => drop([kept]), keptFor);
  const kept: Left = {
    ...asked,
    profile,
    end() {
      clearTimeout(over);
      asked.end();
    },
  };
  const isSame = isTo(asked.query, asked.question);
  drop(left.filter((one) => one.profile !== profile || isSame(one)));
  left.push(kept);
  drop(left.slice(0, -mostKept));
  return () => drop([kept]);
}

/** The answer to this question that was left, to the person who saw it. */
function leftAnswer(query: object, question: string): Live<unknown> | undefined {
  const found = left.find(isTo(query, question));
  return found?.profile === profileId() ? found?.answer : undefined;
}

/** Over once a frame was drawn. No frame is drawn of a page that nobody sees: then it is over soon. */
const frameDrawn = (): Promise<void> =>
  new Promise((over) => {
    requestAnimationFrame(() => setTimeout(over));
    setTimeout(over, 300);
  });

/**
 * Keeps asking until nobody listens. Then its answer stays, as long as none of the rows it was read from changes. A screen
 * that begins with an answer is drawn before the question is asked anew: reading would hold up what is known already.
 */
const askAndLeave: AnswerKeeper['keepAsking'] = <Answer extends Live<unknown>>(
  { ask, tell, rest }: KeptQuestion<Answer>,
  query: object,
  question: string,
) => {
  let last: Answer | null = null;
  let release: (() => void) | null = null;
  const drawn = leftAnswer(query, question) && frameDrawn();
  const watch = keepAsking<Answer>({
    ...(drawn && { ready: () => drawn }),
    ask: async () => {
      if (release === null || last === null) return ask();
      release();
      return last;
    },
    tell(answer) {
      // Asked before the screen went, for a change that what was left does not know.
      if (release !== null) return release();
      last = answer;
      tell(answer);
    },
    rest,
  });
  return {
    unsubscribe() {
      const end = watch.unsubscribe;
      if (last?.state === 'ready') release = leave({ query, question, answer: last, end });
      else end();
    },
  };
};

export const leftAnswers: AnswerKeeper = { left: leftAnswer, keepAsking: askAndLeave };

/** Nothing of what was shown is held any more. */
export function forgetAnswers(): void {
  drop(left);
}

onSessionEnded(forgetAnswers);
