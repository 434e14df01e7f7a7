import { useState } from 'react';
import { Failure } from '#domain/errors.ts';
import { listTags, listTasks } from '#domain/demo/tasks/operations.ts';
import { callDemo } from '../../../api/demo.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Card } from '../../../ui/card/card.tsx';
import { CodeBlock } from '../../../ui/code-block/code-block.tsx';
import * as css from './samples.css.ts';

/** An address below the mock API that no app has. */
const nowhere = { ...listTags, name: 'demo.nowhere', path: '/api/apps/demo/nowhere' } as const;

const calls = { listTags, listTasks, nowhere } as const;
type CallName = keyof typeof calls;

interface Answer {
  asked: string;
  answered: unknown;
}

/** Longer answers are cut: it is a look, not a list. */
const cut = (answer: unknown) => (Array.isArray(answer) ? answer.slice(0, 2) : answer);

async function ask(name: CallName): Promise<Answer> {
  const { method, path } = calls[name];
  const asked = `${method} ${path}`;
  try {
    return { asked, answered: cut(await callDemo(calls[name], {})) };
  } catch (error) {
    return { asked, answered: error instanceof Failure ? error.message : 'No answer' };
  }
}

/** Calls of the demo apps, and what the service worker answers. */
export function MockApi() {
  const [answer, setAnswer] = useState<Answer | null>(null);
  const [busy, setBusy] = useState(false);
  const call = async (name: CallName) => {
    setBusy(true);
    setAnswer(await ask(name));
    setBusy(false);
  };
  const key = (name: CallName, title: string) => (
    <Button disabled={busy} onClick={() => void call(name)}>
      {title}
    </Button>
  );
  return (
    <Card className={css.sample}>
      <div className={css.keys}>
        {key('listTags', 'Tags of tasks')}
        {key('listTasks', 'First two tasks')}
        {key('nowhere', 'An address that nobody knows')}
      </div>
      <output>
        {answer && (
          <CodeBlock
            label={answer.asked}
            language="json"
            code={`${answer.asked}\n${JSON.stringify(answer.answered, null, 2)}`}
          />
        )}
      </output>
    </Card>
  );
}
