import KeyRound from 'lucide-react/icons/key-round';
import { useEffect, useState } from 'react';
import { Failure } from '#domain/errors.ts';
import type { Family } from '#domain/families/entities.ts';
import { familyName } from '#domain/families/family-words.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Card } from '../../../ui/card/card.tsx';
import { useConfirm } from '../../../ui/confirm/use-confirm.tsx';
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx';
import { errorSnack, snackbars } from '../../../ui/snackbar/snackbars.ts';
import * as css from './code-card.css.ts';
import { makeCode, readCodes } from '../../../api/families/family-codes.ts';

type Asked =
  | { state: 'asking' }
  | { state: 'known'; code: string | null }
  | { state: 'failed'; why: string };

const sentence = (error: unknown, other: string) =>
  error instanceof Failure ? error.message : other;

async function ask(id: string): Promise<Asked> {
  try {
    return { state: 'known', code: (await readCodes([id])).get(id) ?? null };
  } catch (error) {
    return { state: 'failed', why: sentence(error, 'The code could not be read') };
  }
}

function useCode(id: string) {
  const [asked, setAsked] = useState<Asked>({ state: 'asking' });
  useEffect(() => {
    let left = false;
    const read = async () => {
      const found = await ask(id);
      if (!left) setAsked(found);
    };
    void read();
    return () => {
      left = true;
    };
  }, [id]);
  return {
    asked,
    async again(): Promise<void> {
      setAsked({ state: 'asking' });
      setAsked(await ask(id));
    },
    given: (code: string) => setAsked({ state: 'known', code }),
  };
}

/** Makes a code; where there is one, after somebody was told that it ends. */
function NewCodeKey({
  family,
  hasOne,
  onGiven,
}: {
  family: Family;
  hasOne: boolean;
  onGiven(code: string): void;
}) {
  const { confirm, dialog } = useConfirm();
  const [busy, setBusy] = useState(false);
  async function give(): Promise<void> {
    setBusy(true);
    try {
      onGiven(await makeCode(family));
    } catch (error) {
      const why = sentence(error, 'The code could not be made. Try again');
      snackbars.show(errorSnack(`${why}.`));
    }
    setBusy(false);
  }
  async function press(): Promise<void> {
    if (!hasOne) return give();
    const answer = await confirm({
      title: 'Make a new code?',
      message: `The old code of ${familyName(family)} ends at once. Letters that have it are out of date. Give the family the new one.`,
      actions: { confirm: { label: 'Make a new code' }, cancel: { label: 'Keep the old one' } },
    });
    if (answer === 'confirmed') await give();
  }
  return (
    <>
      <Button icon={KeyRound} busy={busy && 'Making a code…'} onClick={() => void press()}>
        {hasOne ? 'New code' : 'Make a code'}
      </Button>
      {dialog}
    </>
  );
}

function Shown({ asked, onAgain }: { asked: Asked; onAgain(): void }) {
  if (asked.state === 'asking') return <Skeleton lines={1} what="the code" />;
  if (asked.state === 'failed') {
    return (
      <>
        <p className={css.muted}>{asked.why}.</p>
        <Button onClick={onAgain}>Try again</Button>
      </>
    );
  }
  if (asked.code === null) return <p className={css.muted}>This family has no code yet.</p>;
  return <output className={css.code}>{asked.code}</output>;
}

/** The code of a family, for who may edit the family: read from the server each time. */
export function CodeCard({ family }: { family: Family }) {
  const { asked, again, given } = useCode(family.id);
  return (
    <Card className={css.card}>
      <h2 className={css.title}>Family code</h2>
      <p className={css.muted}>
        The family will sign in to your portal with it, once you have one. Give it to nobody outside
        the family.
      </p>
      <Shown asked={asked} onAgain={() => void again()} />
      {asked.state === 'known' && (
        <NewCodeKey family={family} hasOne={asked.code !== null} onGiven={given} />
      )}
    </Card>
  );
}
