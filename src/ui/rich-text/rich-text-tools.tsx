import type { Editor } from '@tiptap/core';
import Bold from 'lucide-react/icons/bold';
import Italic from 'lucide-react/icons/italic';
import List from 'lucide-react/icons/list';
import ListOrdered from 'lucide-react/icons/list-ordered';
import Redo2 from 'lucide-react/icons/redo-2';
import RemoveFormatting from 'lucide-react/icons/remove-formatting';
import TextAlignCenter from 'lucide-react/icons/text-align-center';
import TextAlignEnd from 'lucide-react/icons/text-align-end';
import TextAlignStart from 'lucide-react/icons/text-align-start';
import TextQuote from 'lucide-react/icons/text-quote';
import Underline from 'lucide-react/icons/underline';
import Undo2 from 'lucide-react/icons/undo-2';
import { type KeyboardEvent, useEffect, useReducer, useState } from 'react';
import type { IconOf } from '../icon/icon.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import type { Side } from './editor-extensions.ts';
import * as css from './rich-text-field.css.ts';

interface Tool {
  icon: IconOf;
  /** With its keys. */
  label: string;
  /** Undefined for what is done and over. */
  isOn?(editor: Editor): boolean;
  can?(editor: Editor): boolean;
  act(editor: Editor): void;
}

function aligned(side: Side, icon: IconOf, label: string): Tool {
  const wanted = side === 'left' ? null : side;
  return {
    icon,
    label,
    isOn: (editor) => editor.getAttributes('paragraph')['align'] === wanted,
    act: (editor) => editor.chain().focus().updateAttributes('paragraph', { align: wanted }).run(),
  };
}

const tools: readonly Tool[] = [
  {
    icon: Bold,
    label: 'Bold (Ctrl B)',
    isOn: (editor) => editor.isActive('bold'),
    act: (editor) => editor.chain().focus().toggleBold().run(),
  },
  {
    icon: Italic,
    label: 'Italic (Ctrl I)',
    isOn: (editor) => editor.isActive('italic'),
    act: (editor) => editor.chain().focus().toggleItalic().run(),
  },
  {
    icon: Underline,
    label: 'Underline (Ctrl U)',
    isOn: (editor) => editor.isActive('underline'),
    act: (editor) => editor.chain().focus().toggleUnderline().run(),
  },
  aligned('left', TextAlignStart, 'Align left'),
  aligned('center', TextAlignCenter, 'Align in the middle'),
  aligned('right', TextAlignEnd, 'Align right'),
  {
    icon: List,
    label: 'List (Ctrl Shift 8)',
    isOn: (editor) => editor.isActive('bulletList'),
    act: (editor) => editor.chain().focus().toggleBulletList().run(),
  },
  {
    icon: ListOrdered,
    label: 'Numbered list (Ctrl Shift 7)',
    isOn: (editor) => editor.isActive('orderedList'),
    act: (editor) => editor.chain().focus().toggleOrderedList().run(),
  },
  {
    icon: TextQuote,
    label: 'Quotation (Ctrl Shift B)',
    isOn: (editor) => editor.isActive('blockquote'),
    act: (editor) => editor.chain().focus().toggleBlockquote().run(),
  },
  {
    icon: RemoveFormatting,
    label: 'Plain text',
    act: (editor) =>
      editor
        .chain()
        .focus()
        .unsetAllMarks()
        .clearNodes()
        .updateAttributes('paragraph', { align: null })
        .run(),
  },
  {
    icon: Undo2,
    label: 'Undo (Ctrl Z)',
    can: (editor) => editor.can().undo(),
    act: (editor) => editor.chain().focus().undo().run(),
  },
  {
    icon: Redo2,
    label: 'Redo (Ctrl Shift Z)',
    can: (editor) => editor.can().redo(),
    act: (editor) => editor.chain().focus().redo().run(),
  },
];

/** Place to which a key goes in a row of keys; -1 for none. */
function placeAfter(key: string, at: number): number {
  switch (key) {
    case 'ArrowRight':
      return (at + 1) % tools.length;
    case 'ArrowLeft':
      return (at + tools.length - 1) % tools.length;
    case 'Home':
      return 0;
    case 'End':
      return tools.length - 1;
    default:
      return -1;
  }
}

/** Keys for the text of an editor. Tab goes to one of them, and the arrows to the others. */
export function RichTextTools({ editor }: { editor: Editor }) {
  const [, drawAgain] = useReducer((drawn: number) => drawn + 1, 0);
  const [at, setAt] = useState(0);
  useEffect(() => {
    editor.on('transaction', drawAgain);
    return () => {
      editor.off('transaction', drawAgain);
    };
  }, [editor]);
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const next = placeAfter(event.key, at);
    if (next === -1) return;
    event.preventDefault();
    setAt(next);
    event.currentTarget.querySelectorAll('button').item(next).focus();
  };
  return (
    <div
      role="toolbar"
      tabIndex={-1}
      aria-label="How the text looks"
      className={css.tools}
      onKeyDown={onKeyDown}
    >
      {tools.map(({ icon, label, isOn, can, act }, place) => (
        <IconButton
          key={label}
          icon={icon}
          label={label}
          tabIndex={place === at ? 0 : -1}
          aria-pressed={isOn?.(editor)}
          aria-disabled={can ? !can(editor) : undefined}
          className={isOn?.(editor) ? css.isOn : undefined}
          // Or the text would lose what is chosen in it.
          onMouseDown={(event) => event.preventDefault()}
          onFocus={() => setAt(place)}
          onClick={() => act(editor)}
        />
      ))}
    </div>
  );
}
