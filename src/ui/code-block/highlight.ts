import type { Emitter } from 'highlight.js';
import core from 'highlight.js/lib/core';
import bash from 'highlight.js/lib/languages/bash';
import css from 'highlight.js/lib/languages/css';
import json from 'highlight.js/lib/languages/json';
import typescript from 'highlight.js/lib/languages/typescript';
import xml from 'highlight.js/lib/languages/xml';

/** Text and what it is, in the order of the code: 'keyword', 'string', or nothing special. */
export interface Token {
  scope: string | null;
  text: string;
}

/** Keeps the tokens instead of HTML, so that no HTML has to be trusted. */
class TokenCollector implements Emitter {
  readonly tokens: Token[] = [];
  readonly #open: string[] = [];

  addText(text: string): void {
    if (text !== '') this.tokens.push({ scope: this.#open.at(-1) ?? null, text });
  }
  startScope(scope: string): void {
    this.#open.push(scope);
  }
  endScope(): void {
    this.#open.pop();
  }
  /** The parser's older names for the two above; it calls both. */
  openNode(scope: string): void {
    this.startScope(scope);
  }
  closeNode(): void {
    this.endScope();
  }
  __addSublanguage(inner: Emitter): void {
    if (inner instanceof TokenCollector) this.tokens.push(...inner.tokens);
  }
  toHTML(): string {
    return this.tokens.map(({ text }) => text).join('');
  }
  finalize(): void {
    this.#open.length = 0;
  }
}

const languages = { bash, css, json, tsx: typescript, html: xml };
export type Language = keyof typeof languages;

core.configure({ __emitter: TokenCollector });
for (const [name, language] of Object.entries(languages)) core.registerLanguage(name, language);

export function tokensOf(code: string, language: Language): Token[] {
  const { _emitter: found } = core.highlight(code, { language });
  return found instanceof TokenCollector ? found.tokens : [{ scope: null, text: code }];
}
