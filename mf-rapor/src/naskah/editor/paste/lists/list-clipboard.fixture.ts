/** Lists as the programs lay them into the clipboard: what stands around the texts is theirs, the texts are invented. */

const wordWith = (definitions: string, body: string) =>
  `<html xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:w="urn:schemas-microsoft-com:office:word" xmlns="http://www.w3.org/TR/REC-html40">
<head><meta name=Generator content="Microsoft Word 15"><style><!--
 p.MsoListParagraph, li.MsoListParagraph {mso-style-priority:34; margin-left:36.0pt; mso-add-space:auto;}
 @list l0 {mso-list-id:1184248; mso-list-type:hybrid; mso-list-template-ids:-14 1057;}
${definitions}
 ol {margin-bottom:0cm;} --></style></head>
<body lang=IN style='tab-interval:36.0pt;word-wrap:break-word'><!--StartFragment-->
${body}
<!--EndFragment--></body></html>`;

const format = (level: number, name: string, use = '') =>
  ` @list l0:level${level}${use} {mso-level-number-format:${name}; mso-level-tab-stop:none; mso-level-number-position:left; text-indent:-18.0pt;}`;

/** An item as Chrome gives it on: the condition is a comment. */
const item = (
  level: number,
  marker: string,
  text: string,
  { indent = `margin-left:${36 * level}.0pt;`, use = 'lfo1' } = {},
) =>
  `<p class=MsoListParagraphCxSpMiddle style='${indent}mso-add-space:auto;text-indent:-18.0pt;mso-list:l0 level${level} ${use}'><!--[if !supportLists]--><span lang=IN style='mso-bidi-font-family:Calibri'><span style='mso-list:Ignore'>${marker}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp;&nbsp;&nbsp; </span></span></span><!--[endif]--><span lang=IN>${text}<o:p></o:p></span></p>`;

const more = (style: string, text: string, className = 'MsoListParagraphCxSpMiddle') =>
  `<p class=${className} style='${style}mso-add-space:auto'><span lang=IN>${text}<o:p></o:p></span></p>`;

const letters = `${format(2, 'alpha-lower')}\n${format(3, 'roman-lower')}`;

/** The first level takes its place from the class; the paragraph that goes on with it does, too. */
export const wordContinued = wordWith(
  letters,
  [
    item(1, '1.', 'Perencanaan', { indent: '' }),
    more('', 'Rencana disusun tiap tahun.'),
    item(2, 'a.', 'Renstra'),
    more('margin-left:72.0pt;', 'Lima tahun.'),
    item(3, 'i.', 'Cascading', { indent: 'margin-left:108.0pt;' }),
    more('', 'Kembali ke perencanaan.'),
    item(2, 'b.', 'Renja'),
    item(1, '2.', 'Pengukuran', { indent: '' }),
    more('', 'Tiap triwulan.', 'MsoListParagraphCxSpLast'),
    `<p class=MsoNormal><span lang=IN>Selesai.<o:p></o:p></span></p>`,
  ].join('\n\n'),
);

/** The same in centimetres, as Word writes it here. */
export const wordCentimetres = wordWith(
  letters,
  [
    item(1, '1.', 'Perencanaan', { indent: 'margin-left:1.27cm;' }),
    more('margin-left:1.27cm;', 'Rencana disusun tiap tahun.', 'MsoNormal'),
    item(2, 'a.', 'Renstra', { indent: 'margin-left:2.54cm;' }),
  ].join('\n'),
);

/** Copied from the middle of a list: the first items lie deeper than those that follow. */
export const wordBeginsDeeper = wordWith(
  letters,
  [
    item(2, 'b.', 'Renja'),
    item(2, 'c.', 'RKA'),
    item(1, '2.', 'Pengukuran'),
    item(2, 'a.', 'Triwulan'),
    item(1, '3.', 'Pelaporan'),
  ].join('\n'),
);

/** The list that it begins with ends; another begins with one. */
export const wordBeginsDeeperThenAnew = wordWith(
  letters,
  [item(2, 'b.', 'Renja'), item(1, '1.', 'Pengukuran', { use: 'lfo2' })].join('\n'),
);

export const wordKindsOfNumbers = wordWith(
  `${format(1, 'alpha-upper')}\n${format(2, 'roman-upper')}\n${format(3, 'alpha-lower')}`,
  [
    item(1, 'C.', 'Ketiga'),
    item(2, 'I.', 'Romawi satu'),
    item(2, 'II.', 'Romawi dua'),
    item(3, '(h)', 'Kedelapan'),
    item(3, '(i)', 'Kesembilan'),
    item(1, 'D.', 'Keempat'),
  ].join('\n'),
);

/** Word lays no definitions beside a part of a text: the markers alone tell. */
export const wordWithoutDefinitions = wordWith(
  '',
  [
    item(1, 'h)', 'Kedelapan'),
    item(1, 'i)', 'Kesembilan'),
    item(2, 'i.', 'Romawi satu'),
    item(2, 'ii.', 'Romawi dua'),
    item(2, 'iii.', 'Romawi tiga'),
    item(1, 'j)', 'Kesepuluh'),
    item(2, 'v.', 'Romawi lima'),
    item(2, 'vi.', 'Romawi enam'),
    item(2, 'o', 'Bulatan'),
    item(2, 'Ø', 'Panah'),
  ].join('\n'),
);

/** One use of a list has a format of its own; a list begins anew without a paragraph between. */
export const wordBeginsAnew = wordWith(
  `${format(1, 'decimal')}\n${format(1, 'roman-lower', ' lfo2')}`,
  [
    item(1, '1.', 'Satu'),
    item(1, '2.', 'Dua'),
    item(1, '1.', 'Satu lagi'),
    item(1, 'c.', 'Romawi seratus', { use: 'lfo2' }),
  ].join('\n'),
);

/** A paragraph at the margin ends a list; the next goes on counting. */
export const wordInterrupted = wordWith(
  letters,
  [
    item(1, '1.', 'Satu'),
    `<p class=MsoNormal>Sela.<o:p></o:p></p>`,
    item(2, 'a.', 'Anak'),
    item(1, '2.', 'Dua'),
  ].join('\n'),
);

/** Word online: each item in a list of its own, its level in an attribute alone. */
const online = (level: number, number: number, text: string, style = 'decimal') =>
  `<div class="ListContainerWrapper SCXW1 BCX0" style="margin:0px;padding:0px;position:relative"><ol class="NumberListStyle1 SCXW1 BCX0" role="list" start="${number}" style="margin:0px;padding:0px;cursor:text;list-style-type:${style}"><li data-leveltext="%${level}." data-font="" data-listid="1" data-aria-posinset="${number}" data-aria-level="${level}" role="listitem" class="OutlineElement Ltr SCXW1 BCX0" style="margin:0px 0px 0px ${24 * level}px;display:block"><p class="Paragraph SCXW1 BCX0" style="margin:0px"><span data-contrast="auto" lang="IN-ID" class="TextRun SCXW1 BCX0"><span class="NormalTextRun SCXW1 BCX0">${text}</span></span><span class="EOP SCXW1 BCX0" data-ccp-props="{}">&nbsp;</span></p></li></ol></div>`;

export const wordOnline = `<html><body><!--StartFragment-->${[
  online(1, 1, 'Perencanaan'),
  online(2, 1, 'Renstra', 'lower-alpha'),
  online(2, 2, 'Renja', 'lower-alpha'),
  online(3, 4, 'Revisi', 'lower-roman'),
  online(1, 2, 'Pengukuran'),
].join('')}<!--EndFragment--></body></html>`;

export const wordOnlineBeginsDeeper = `<html><body><!--StartFragment-->${[
  online(2, 3, 'Renja', 'lower-alpha'),
  online(1, 2, 'Pengukuran'),
].join('')}<!--EndFragment--></body></html>`;

const writerOf = (body: string) =>
  `<!DOCTYPE html><html><head><meta name="generator" content="LibreOffice 24.2.7.2 (Linux)"/><style type="text/css">
p { line-height: 115%; margin-bottom: 0.25cm; background: transparent }</style></head><body lang="id-ID" dir="ltr">${body}</body></html>`;

/** LibreOffice closes its lists for a paragraph that goes on, and opens them anew as deep as they were. */
export const writerContinued = writerOf(`<ol type="A">
	<li><p style="line-height: 100%; margin-bottom: 0cm">Perencanaan</p></li>
</ol>
<p style="margin-left: 1.27cm; margin-bottom: 0cm">Rencana disusun tiap tahun.</p>
<ol type="A">
	<ol type="i" start="3">
		<li><p style="margin-bottom: 0cm">Renja</p></li>
	</ol>
	<li value="2"><p style="margin-bottom: 0cm">Pengukuran</p></li>
</ol>
<p style="margin-bottom: 0cm">Selesai.</p>`);

export const writerBeginsDeeper = writerOf(`<ol>
	<ol type="a" start="2">
		<li><p>Renja</p></li>
	</ol>
	<li value="2"><p>Pengukuran</p></li>
</ol>`);

/** Google Docs: lists beside items, kinds in the style of each item. */
export const docsNested = `<meta charset='utf-8'><b style="font-weight:normal;" id="docs-internal-guid-2"><ol style="margin-top:0;margin-bottom:0;padding-inline-start:48px;" start="3"><li dir="ltr" style="list-style-type:upper-roman;font-size:11pt;" aria-level="1"><p dir="ltr" role="presentation"><span>Perencanaan</span></p></li><ol style="margin-top:0;margin-bottom:0;padding-inline-start:48px;"><li dir="ltr" style="list-style-type:lower-alpha;" aria-level="2"><p dir="ltr" role="presentation"><span>Renstra</span></p></li><li dir="ltr" style="list-style-type:lower-alpha;" aria-level="2"><p dir="ltr" role="presentation"><span>Renja</span></p></li></ol><li dir="ltr" style="list-style-type:upper-roman;" aria-level="1"><p dir="ltr" role="presentation"><span>Pengukuran</span></p></li></ol></b>`;
