import { pageAddress } from '@selaras/contracts';
import { type Html, html } from '../../../../kit/html/html';
import type { ActiveEmbed } from '../active-embed';
import { FRAME_STYLE_PATH } from '../embed-paths';
import type { AskedFrame, FrameFault, FrameLocale } from './frame-query';
import { type FrameWords, frameWords } from './frame-words';

const schemes = { light: 'light', dark: 'dark', auto: 'light dark' } as const;

interface FrameDocument {
  readonly lang: FrameLocale;
  readonly theme: AskedFrame['theme'];
  readonly title: string;
  readonly head?: Html;
  readonly body: Html;
}

const document = ({ lang, theme, title, head, body }: FrameDocument): string =>
  html`<!doctype html>
<html lang="${lang}" data-theme="${theme}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="color-scheme" content="${schemes[theme]}">
<title>${title}</title>
<link rel="stylesheet" href="${FRAME_STYLE_PATH}">
${head}
</head>
<body>${body}</body>
</html>
`.text;

const way = (href: string, text: string) =>
  html`<a href="${href}" target="_blank" rel="noopener">${text}</a>`;

/** The page of the portal that shows the same tree. */
function publicPageOf({ satuan_kerja_id, tahun }: AskedFrame): string {
  const display = satuan_kerja_id === undefined ? 'display-makro' : 'display-mikro';
  return pageAddress(`/public-display/${display}/cascading`, { satuan_kerja_id, tahun });
}

/**
 * A page that is one diagram. What stands inside its element is read until the script draws, and stays where it cannot.
 */
export function framePage(asked: AskedFrame, { path, integrity }: ActiveEmbed, instansi: string): string {
  const { satuan_kerja_id, tahun, locale, theme } = asked;
  const words = frameWords[locale];
  const link = way(publicPageOf(asked), words.openTree);
  return document({
    lang: locale,
    theme,
    title: `${words.title} · ${instansi}`,
    head: html`<script src="${path}" integrity="${integrity}" crossorigin="anonymous" defer></script>`,
    body: html`<main class="diagram"><h1>${words.title} · ${instansi}</h1><selaras-cascading${satuan_kerja_id !== undefined && html` satuan-kerja-id="${satuan_kerja_id}"`}${tahun !== undefined && html` tahun="${tahun}"`} locale="${locale}" theme="${theme}">
<noscript><p>${words.noScript} ${link}</p></noscript>
<p class="lambat">${words.late} ${link}</p>
</selaras-cascading></main>`,
  });
}

/** What stands in a frame whose address cannot be followed; in both languages where none of them was chosen. */
export function faultyFrame(
  faults: readonly FrameFault[],
  { locale, openYears }: { readonly locale: FrameLocale | null; readonly openYears: readonly number[] },
): string {
  const say = (lang: FrameLocale) => {
    const { wrong, repair, fault } = frameWords[lang];
    return html`<section lang="${lang}"><h1>${wrong}</h1><p>${repair}</p>
<ul>${faults.map(({ name, what }) => html`<li><code>${shortened(name)}</code> ${fault(what, openYears)}</li>`)}</ul></section>`;
  };
  const languages: readonly FrameLocale[] = locale === null ? ['id', 'en'] : [locale];
  return notice(locale ?? 'id', ({ wrong }) => wrong, html`${languages.map(say)}`);
}

/** What stands in a frame while no version of the diagram is there for other sites. */
export const missingFrame = (locale: FrameLocale): string =>
  notice(
    locale,
    ({ none }) => none,
    html`<section><h1>${frameWords[locale].none}</h1><p>${frameWords[locale].noneWhy}</p></section>`,
  );

function notice(lang: FrameLocale, titleOf: (words: FrameWords) => string, body: Html): string {
  const words = frameWords[lang];
  return document({
    lang,
    theme: 'auto',
    title: titleOf(words),
    body: html`<main>${body}<p>${way('/', words.openPortal)}</p></main>`,
  });
}

/** A name of an address may be as long as the address. */
const shortened = (name: string) => (name.length > 40 ? `${name.slice(0, 40)}…` : name);
