import { Editor } from '@tiptap/core';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { cleanPaste, documentOf } from './editor-document.ts';
import { editorExtensions } from './editor-extensions.ts';
import * as css from './rich-text-field.css.ts';
import { RichTextTools } from './rich-text-tools.tsx';

/** The editor of a `RichTextField`: loaded by it, and by nothing else. */
export function RichTextEditor({
  names,
  html,
  isWrong,
  hasFocus,
  onChange,
}: {
  /** Ids of its label, and of what is wrong with it. */
  names: { label: string; error: string };
  html: string;
  isWrong: boolean;
  hasFocus: boolean;
  onChange(html: string): void;
}) {
  const place = useRef<HTMLDivElement>(null);
  const [editor, setEditor] = useState<Editor | null>(null);
  const tell = useEffectEvent(onChange);
  const make = useEffectEvent((element: HTMLElement) => {
    const made = new Editor({
      element,
      // Its own style element would be refused by the page.
      injectCSS: false,
      extensions: editorExtensions,
      content: documentOf(html),
      editorProps: {
        attributes: {
          class: css.writing,
          role: 'textbox',
          'aria-multiline': 'true',
          'aria-labelledby': names.label,
          'aria-describedby': names.error,
        },
        handleDOMEvents: cleanPaste,
      },
      onUpdate: ({ editor: changed }) => tell(changed.isEmpty ? '' : changed.getHTML()),
    });
    if (hasFocus) made.commands.focus('start');
    return made;
  });
  useEffect(() => {
    if (!place.current) return;
    const made = make(place.current);
    setEditor(made);
    return () => made.destroy();
  }, []);
  useEffect(() => {
    editor?.view.dom.setAttribute('aria-invalid', String(isWrong));
  }, [editor, isWrong]);
  return (
    <div className={css.box} data-wrong={isWrong ? '' : undefined}>
      {editor && <RichTextTools editor={editor} />}
      <div ref={place} className={css.place} />
    </div>
  );
}
