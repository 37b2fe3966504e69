import { Node } from '@tiptap/core';

/** A footnote at the place where it is called; its number is counted by the style, its text lies in an attribute. */
export const CatatanKaki = Node.create({
  name: 'catatanKaki',
  group: 'inline',
  inline: true,
  atom: true,
  addAttributes() {
    return {
      isi: {
        default: '',
        parseHTML: (element) => element.getAttribute('data-isi') ?? '',
        renderHTML: ({ isi }) => ({ 'data-isi': isi, title: isi, 'aria-label': `Catatan kaki: ${isi}` }),
      },
    };
  },
  parseHTML: () => [{ tag: 'sup[data-isi]:not([data-isi=""])', priority: 60 }],
  renderHTML: ({ HTMLAttributes }) => ['sup', { class: 'catatan', role: 'note', ...HTMLAttributes }],
  renderText: ({ node }) => ` (${node.attrs.isi})`,
});
