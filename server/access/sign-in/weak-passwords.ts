import { Failure } from '#domain/errors.ts';

/** 10^8 guesses: each costs a guesser what it costs us to hash a password. */
const strongEnough = 3;

interface Person {
  email: string;
  name: string;
}

/** Why a password is guessed soon, and what to do, in a sentence; null where it is strong enough. */
export async function weaknessOf(
  password: string,
  { email, name }: Person,
): Promise<string | null> {
  const { estimator } = await import('./password-estimator.ts');
  const address = email.split('@')[0] ?? '';
  const own = [address, ...address.split(/[\W_]+/), ...name.split(/\s+/)];
  const { score, sequence } = estimator.check(password, own.filter(Boolean));
  if (score >= strongEnough) return null;
  const [main] = sequence.toSorted((one, other) => other.token.length - one.token.length);
  switch (main?.dictionaryName) {
    case 'userInputs':
      return 'Your own name is guessed first. Choose another password';
    case 'passwords-common':
    case 'church':
      return 'Many people use this password, so it is guessed first. Choose another';
    default:
      return 'This password is guessed soon. Choose a longer one, such as four words';
  }
}

/** The field's own sentence where the password is guessed soon. */
export async function refuseWeak(password: string, person: Person): Promise<void> {
  const weakness = await weaknessOf(password, person);
  if (weakness === null) return;
  throw new Failure('validation', weakness, { fields: { password: weakness } });
}
