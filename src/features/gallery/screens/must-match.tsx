import { useState } from 'react';
import { mustMatch } from '#domain/values/must-match.ts';
import { Card } from '../../../ui/card/card.tsx';
import { CodeBlock } from '../../../ui/code-block/code-block.tsx';
import { PasswordField } from '../../../ui/field/password-field.tsx';
import * as css from './samples.css.ts';

const sentence = 'The two are not the same. Type it again';

/** Something written twice, and what is said when the two are not the same. */
export function MustMatch() {
  const [password, setPassword] = useState('');
  const [again, setAgain] = useState('');
  return (
    <Card className={css.narrow}>
      <PasswordField
        label="New password"
        autoComplete="off"
        value={password}
        onChange={(event) => setPassword(event.target.value)}
      />
      <PasswordField
        label="Repeat the password"
        autoComplete="off"
        value={again}
        error={mustMatch(password, again, sentence)}
        onChange={(event) => setAgain(event.target.value)}
      />
      <CodeBlock
        label="Use"
        language="tsx"
        code={`<PasswordField error={mustMatch(password, again, '${sentence}')} … />`}
      />
    </Card>
  );
}
