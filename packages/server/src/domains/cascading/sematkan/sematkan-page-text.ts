import type { FastifyInstance } from 'fastify';
import { html } from '../../../kit/html/html';
import type { ReadPageText } from '../../../kit/html/page-text';
import { publicPage } from '../../../kit/html/public-page';

/** Where the code of embeds is written for whoever asks. */
export const SEMATKAN_PAGE = '/sematkan';

/** The first HTML of that page: what it is for, and the line that every other one goes with. */
export function sematkanPageText({ context }: FastifyInstance): ReadPageText {
  const { instansi } = context.config;
  return async ({ path, origin, title }) => {
    if (path !== SEMATKAN_PAGE) return null;
    const line = html`<script src="${origin}/sematkan/cascading.js" crossorigin="anonymous"></script>`;
    return publicPage({
      title: title || 'Sematkan Diagram',
      description:
        'Diagram cascading di halaman portal lain: satu baris skrip, tanpa kerangka kerja, dengan data publik.',
      instansi,
      address: origin + SEMATKAN_PAGE,
      content: html`<pre><code>${line.text}</code></pre>`,
    });
  };
}
