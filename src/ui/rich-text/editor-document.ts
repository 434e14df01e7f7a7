import { getSchema, type JSONContent } from '@tiptap/core';
import { DOMParser, type Slice } from '@tiptap/pm/model';
import type { EditorView } from '@tiptap/pm/view';
import { cleanHtml } from './clean-html.ts';
import { editorExtensions } from './editor-extensions.ts';

/** HTML from anywhere as a document. Cleaned first: the editor itself would parse it, which the page's policy refuses. */
export function documentOf(html: string): JSONContent {
  const schema = getSchema(editorExtensions);
  return DOMParser.fromSchema(schema).parse(cleanHtml(html, 'letter')).toJSON() as JSONContent;
}

function sliceOf(view: EditorView, html: string): Slice {
  return DOMParser.fromSchema(view.state.schema).parseSlice(cleanHtml(html, 'letter'));
}

function paste(view: EditorView, event: ClipboardEvent): boolean {
  const html = event.clipboardData?.getData('text/html') ?? '';
  if (html === '') return false;
  event.preventDefault();
  view.dispatch(view.state.tr.replaceSelection(sliceOf(view, html)).scrollIntoView());
  return true;
}

/** Content of another page; text that is moved within the editor is its own. */
function drop(view: EditorView, event: DragEvent): boolean {
  const html = event.dataTransfer?.getData('text/html') ?? '';
  if (view.dragging !== null || html === '') return false;
  event.preventDefault();
  const at = view.posAtCoords({ left: event.clientX, top: event.clientY });
  if (at) {
    const { content } = sliceOf(view, html);
    view.dispatch(view.state.tr.insert(at.pos, content));
  }
  return true;
}

/** HTML that is pasted or dropped, in the place of the editor's own parsing, for the same reason. */
export const cleanPaste = { paste, drop };
