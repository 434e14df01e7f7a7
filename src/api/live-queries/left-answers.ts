import { profileId } from '../session/who.ts';

/** Ms that an answer stays after its screen went, and how many stay. */
const keptFor = 5 * 60_000;
const mostKept = 40;

/** An answer whose screen went away, and which no change has touched since. */
interface Left {
  query: unknown;
  question: string;
  profile: string | null;
  answer: unknown;
  /** Ends the watch over the rows that it was read from. */
  end(): void;
}

/** The one that was left first stands first. */
let left: Left[] = [];

function drop(gone: readonly Left[]): void {
  left = left.filter((one) => !gone.includes(one));
  for (const one of gone) one.end();
}

/** Keeps an answer that is current and watched. Answers the way to drop it, for the first change of its rows. */
export function leaveAnswer(
  asked: { query: unknown; question: string },
  answer: unknown,
  end: () => void,
): () => void {
  const profile = profileId();
  const over = setTimeout(() => drop([kept]), keptFor);
  const kept: Left = {
    ...asked,
    profile,
    answer,
    end() {
      clearTimeout(over);
      end();
    },
  };
  const same = ({ query, question }: Left) => query === asked.query && question === asked.question;
  drop(left.filter((one) => one.profile !== profile || same(one)));
  left.push(kept);
  drop(left.slice(0, -mostKept));
  return () => drop([kept]);
}

/** The answer to this question that was left, to the person who saw it. */
export function leftAnswer(query: unknown, question: string): { answer: unknown } | null {
  const profile = profileId();
  return (
    left.find(
      (one) => one.query === query && one.question === question && one.profile === profile,
    ) ?? null
  );
}

/** Nothing of what was shown is held any more. */
export function forgetAnswers(): void {
  drop(left);
}
