import Check from 'lucide-react/icons/check';
import Copy from 'lucide-react/icons/copy';
import { useEffect, useState } from 'react';
import { IconButton } from '../icon-button/icon-button.tsx';
import * as css from './code-block.css.ts';
import type { Language, Token } from './highlight.ts';

const looks: Record<string, keyof typeof css.scopes> = {
  comment: 'comment',
  keyword: 'keyword',
  built_in: 'keyword',
  literal: 'number',
  number: 'number',
  string: 'string',
  regexp: 'string',
  title: 'title',
  'title.class': 'title',
  'title.function': 'title',
  tag: 'title',
  name: 'keyword',
  attr: 'attr',
  attribute: 'attr',
  property: 'attr',
  'selector-class': 'title',
};

function useTokens(code: string, language: Language): readonly Token[] {
  const [found, setFound] = useState<{ code: string; tokens: Token[] }>();
  useEffect(() => {
    let gone = false;
    const colour = async () => {
      const { tokensOf } = await import('./highlight.ts');
      if (!gone) setFound({ code, tokens: tokensOf(code, language) });
    };
    // Without colours the code is still there to read.
    colour().catch(() => undefined);
    return () => {
      gone = true;
    };
  }, [code, language]);
  return found?.code === code ? found.tokens : [{ scope: null, text: code }];
}

/** Code with its colours, which come when they are there, and a button that copies it. */
export function CodeBlock({
  code,
  language,
  label,
}: {
  code: string;
  language: Language;
  label: string;
}) {
  const tokens = useTokens(code, language);
  const [copied, setCopied] = useState(false);
  return (
    <div className={css.frame}>
      {/* Long lines scroll: the keyboard must get to their end as well. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <section tabIndex={0} aria-label={label} className={css.scroll}>
        <pre className={css.code}>
          {tokens.map(({ scope, text }, at) => {
            const look = scope === null ? undefined : looks[scope];
            return (
              // A token has no name of its own: its place is what it is.
              // oxlint-disable-next-line react/no-array-index-key
              <span key={at} className={look && css.scopes[look]}>
                {text}
              </span>
            );
          })}
        </pre>
      </section>
      <div className={css.copy}>
        <IconButton
          icon={copied ? Check : Copy}
          label={copied ? 'Copied' : `Copy ${label.toLowerCase()}`}
          onClick={() => void navigator.clipboard.writeText(code).then(() => setCopied(true))}
        />
      </div>
    </div>
  );
}
