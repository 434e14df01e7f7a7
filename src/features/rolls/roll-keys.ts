import { useEffect, useRef } from 'react';
import { folded } from '#domain/values/name-words.ts';
import type { MarkKind } from '#domain/rolls/marks.ts';
import type { CalledPerson } from '#store/rolls/roll-call.ts';

/** Ms after which a letter begins another name. */
const sameWord = 800;

const rowsIn = (list: Element) => [...list.querySelectorAll<HTMLElement>('[data-person]')];

/** The same control in another row: from a name to a name, from a key to the same key. */
function focusIn(row: HTMLElement | undefined, from: Element, of: HTMLElement): void {
  const controls = 'button';
  const place = [...of.querySelectorAll(controls)].indexOf(from as HTMLButtonElement);
  const there = row?.querySelectorAll<HTMLButtonElement>(controls);
  (there?.[place] ?? there?.[0])?.focus();
}

/** Letters that mark, where they begin no name that is being typed. */
const marking: Readonly<Record<string, MarkKind>> = { p: 'present', a: 'absent' };

interface RollKeys {
  people: readonly CalledPerson[];
  markOf(personId: string): MarkKind;
  onMark(personId: string, mark: MarkKind): void;
}

/**
 * The roll call by keyboard: arrows move, P and A mark and take back, Space marks the name under the focus, and other letters
 * find a name. They act while the focus is in the list, and nowhere else.
 */
export function useRollKeys({ people, markOf, onMark }: RollKeys) {
  const typed = useRef({ word: '', at: 0 });

  function jump(list: Element, letter: string, now: number): void {
    const { word, at } = typed.current;
    const begun = now - at < sameWord ? word + letter : letter;
    typed.current = { word: begun, at: now };
    const found = people.find(({ name }) => folded(name).startsWith(begun));
    const row = rowsIn(list).find((one) => one.dataset['person'] === found?.id);
    row?.querySelector<HTMLElement>('[data-name]')?.focus();
  }

  function press(event: KeyboardEvent, list: Element): void {
    const { key, target } = event;
    if (event.ctrlKey || event.metaKey || event.altKey || !(target instanceof Element)) return;
    const row = target.closest<HTMLElement>('[data-person]');
    const id = row?.dataset['person'];
    if (!row || id === undefined) return;
    const rows = rowsIn(list);
    const at = rows.indexOf(row);
    const step = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: rows.length - 1 }[key];
    const letter = folded(key);
    const isTyping = event.timeStamp - typed.current.at < sameWord;
    const isName = target.matches('[data-name]');
    const mark = isTyping ? undefined : key === ' ' && isName ? 'present' : marking[letter];
    if (step !== undefined) focusIn(rows[step], target, row);
    else if (mark !== undefined) onMark(id, markOf(id) === mark ? 'none' : mark);
    else if (/^\p{L}$/u.test(letter)) jump(list, letter, event.timeStamp);
    else return;
    event.preventDefault();
  }

  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const names = list.current;
    const listen = (event: KeyboardEvent) => names && press(event, names);
    names?.addEventListener('keydown', listen);
    return () => names?.removeEventListener('keydown', listen);
  });
  return list;
}
