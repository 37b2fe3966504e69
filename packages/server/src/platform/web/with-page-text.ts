import { html } from '../../kit/html/html';
import type { PageText } from '../../kit/html/page-text';

/** What the portal says of itself where a page has nothing of its own to say. */
const general =
  /<title>[^<]*<\/title>|<meta name="description"[^>]*>|<meta property="og:[^>]*>|<noscript>[^<]*<\/noscript>/g;

/** Where the portal draws its pages; it takes away what stands there when it draws the first. */
const ROOT = '<div id="root"></div>';

/** The shell's page with what one page says, until its scripts have come. */
export const withPageText = (shell: string, { title, description, head, body }: PageText): string =>
  shell
    .replaceAll(general, '')
    .replace(
      '</head>',
      () =>
        html`<title>${title}</title><meta name="description" content="${description}">`.text +
        `${head}</head>`,
    )
    .replace(ROOT, () => `<div id="root">${body}</div>`);
