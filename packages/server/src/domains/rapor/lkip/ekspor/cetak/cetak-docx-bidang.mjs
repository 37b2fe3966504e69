import { BuilderElement, TextRun } from 'docx';

const element = (name, attributes = {}, children = []) =>
  new BuilderElement({
    name,
    attributes: Object.fromEntries(Object.entries(attributes).map(([key, value]) => [key, { key, value }])),
    children,
  });
const tanda = (type) => element('w:fldChar', { 'w:fldCharType': type });
const instruksi = (text) => element('w:instrText', { 'xml:space': 'preserve' }, [` ${text} `]);

/** A field, and what it shows until a reader works it out anew. `look` is that of a run of text. */
export const bidang = (text, hasil, look = {}) =>
  [tanda('begin'), instruksi(text), tanda('separate'), hasil, tanda('end')].map(
    (part) => new TextRun({ ...look, children: [part] }),
  );

/**
 * What Word (2013 and later) alone reads, in one run. LibreOffice takes no alternative that asks for `w15`: what stands
 * outside is all that it sees.
 */
const hanyaWord = (...children) =>
  new TextRun({
    children: [element('mc:AlternateContent', {}, [element('mc:Choice', { Requires: 'w15' }, children)])],
  });

/** A field that Word works out and that shows nothing. */
export const bidangDiam = (text) => hanyaWord(tanda('begin'), instruksi(text), tanda('end'));

/**
 * A list of contents: paragraphs that stand by themselves, and which Word alone knows as the result of the field `text`. Within
 * such a field LibreOffice would keep every page number as it was written; outside it works out each one as it opens the file.
 * `paragraf` draws an entry between what has to come before and behind its words.
 */
export function daftarIsi(nama, text, entri, paragraf) {
  const mulai = hanyaWord(tanda('begin'), instruksi(text), tanda('separate'));
  const selesai = hanyaWord(tanda('end'));
  const isi = entri.map((each, at) =>
    paragraf(each, at === 0 ? [mulai] : [], at === entri.length - 1 ? [selesai] : []),
  );
  const gallery = element('w:docPartObj', {}, [
    element('w:docPartGallery', { 'w:val': 'Table of Contents' }),
    element('w:docPartUnique'),
  ]);
  return element('w:sdt', {}, [
    element('w:sdtPr', {}, [element('w:alias', { 'w:val': nama }), gallery]),
    element('w:sdtContent', {}, isi),
  ]);
}
