import type { Naskah } from '@selaras/contracts';

/** A draft as the text of its section. */
export const naskahDraf = (draf: string): Naskah => ({
  type: 'doc',
  content: [{ type: 'paragraph', content: [{ type: 'text', text: draf }] }],
});
