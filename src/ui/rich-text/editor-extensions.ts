import { Extension, type Extensions } from '@tiptap/core';
import { StarterKit } from '@tiptap/starter-kit';
import { richTextAddress } from '#domain/values/rich-text.ts';

const sides = ['left', 'center', 'right'] as const;
export type Side = (typeof sides)[number];

/** By an attribute of the paragraph: a style would be refused by the page, and by many who read mails. */
const align = Extension.create({
  name: 'align',
  addGlobalAttributes: () => [
    {
      types: ['paragraph'],
      attributes: {
        align: {
          default: null,
          parseHTML: (element) =>
            sides.find((one) => one === element.getAttribute('align')) ?? null,
        },
      },
    },
  ],
});

/** Everything that the reader of a text shows, and nothing else. */
export const editorExtensions: Extensions = [
  StarterKit.configure({
    heading: false,
    code: false,
    codeBlock: false,
    horizontalRule: false,
    link: {
      openOnClick: false,
      defaultProtocol: 'https',
      isAllowedUri: (address) => richTextAddress.test(address),
      // The reader says these of every link itself.
      HTMLAttributes: { target: null, rel: null },
    },
  }),
  align,
];
