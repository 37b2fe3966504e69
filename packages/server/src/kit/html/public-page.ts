import type { Config } from '../../config';
import { firstFrame } from './first-frame';
import { type Html, html } from './html';
import type { PageAsked, PageText } from './page-text';

/** The year that the address of a public page asks for, or the usual one. */
export function publicYear(
  { tahun }: PageAsked['query'],
  { openYears, defaultYear }: Pick<Config, 'openYears' | 'defaultYear'>,
): number {
  const asked = Number(tahun ?? defaultYear);
  return openYears.includes(asked) ? asked : defaultYear;
}

interface PublicPage {
  readonly title: string;
  /** In one or two sentences. */
  readonly description: string;
  readonly instansi: string;
  /** Canonical address, with its host. */
  readonly address: string;
  /** Stands below title and sentence. */
  readonly content: Html | false;
}

const property = (name: string, content: string) => html`<meta property="${name}" content="${content}">`;

/** The first HTML of a public page: canonical address, what previews know of it, title, sentence and content. */
export const publicPage = ({ title, description, instansi, address, content }: PublicPage): PageText => ({
  title,
  description,
  head: html`<link rel="canonical" href="${address}">${property('og:title', title)}${property('og:description', description)}${property('og:url', address)}`
    .text,
  body: firstFrame(instansi, html`<h1>${title}</h1><p class="kalimat">${description}</p>${content}`).text,
});
