import { insertGambar } from '../insert-gambar';
import { openedEditor } from '../open-editor.fixture';
import { examplePaste } from './example-paste.fixture';
import { type LostInPaste, lostWords } from './lost-in-paste';

const img = (src: string) => `<p><img src="${src}" alt="Bagan"></p>`;
const FROM_WORD = img('file:///C:/Temp/clip_image001.png');
const word = (body: string) =>
  `<html xmlns:w="urn:schemas-microsoft-com:office:word"><body><!--[if gte vml 1]><v:shape><v:imagedata src="file:///C:/Temp/clip_image001.png"/></v:shape><![endif]--><p class=MsoNormal>Bagan:</p>${body}</body></html>`;
const excel = (body: string) =>
  `<html xmlns:x="urn:schemas-microsoft-com:office:excel"><body>${body}</body></html>`;
const picture = (name: string, type = 'image/png') => new File(['x'], name, { type });
const PNG = '89504e470d0a1a0a';
const JPEG = 'ffd8ffe0';
const pict = (kind: string, digits: string) =>
  `{\\*\\shppict{\\pict{\\*\\picprop{\\sp{\\sn a}{\\sv 1}}}\\picscalex100\\${kind}\\bliptag-12{\\*\\blipuid 8bab}\n${digits.slice(0, 4)}\n${digits.slice(4)}}}{\\nonshppict{\\pict\\${kind} ${digits}}}`;
const rtf = (...pictures: string[]) => `{\\rtf1\\ansi Bagan: {\\b tebal}${pictures.join('\\par ')}}`;

/** What is left to do for the page after a clipboard was pasted: pictures to put in, words of what is lost. */
function pasted(clipboard: Parameters<typeof examplePaste>[0]) {
  const taken: File[] = [];
  let lost: LostInPaste | undefined;
  const editor = openedEditor([], {
    onFiles: (files) => taken.push(...files),
    onPasted: (found) => {
      lost = found;
    },
  });
  editor.view.dom.dispatchEvent(examplePaste(clipboard));
  const text = editor.state.doc.textContent;
  editor.destroy();
  if (lost === undefined) throw new Error('The editor heard of no paste');
  return { names: taken.map(({ name }) => name), taken, told: lostWords(lost), text };
}

it('pictures of Word that are an address on its computer are counted and told, and the text comes', () => {
  const { names, told, text } = pasted({ html: word(FROM_WORD + FROM_WORD + FROM_WORD) });
  expect(told).toMatch(/^3 gambar dari Word tidak ikut: .* tombol Sisipkan gambar\.$/);
  expect(names).toEqual([]);
  expect(text).toBe('Bagan:');
});

it('pictures that Word lays beside the text are taken, each once, and nothing is told', async () => {
  const { taken, told } = pasted({
    html: word(FROM_WORD + FROM_WORD),
    rtf: rtf(pict('pngblip', PNG), pict('jpegblip', JPEG)),
  });
  expect(told).toBeNull();
  expect(taken.map(({ type, size }) => [type, size])).toEqual([
    ['image/png', 8],
    ['image/jpeg', 4],
  ]);
});

it('of pictures of which some are drawings without pixels, the others are taken and those are told', () => {
  const { names, told } = pasted({
    html: word(FROM_WORD + FROM_WORD),
    rtf: rtf(pict('emfblip', '0100'), pict('pngblip', PNG)),
  });
  expect(names).toEqual(['gambar-1.png']);
  expect(told).toMatch(/^1 gambar dari Word tidak ikut/);
});

it('a file of the clipboard is taken for the picture that the text shows, and not for the cells of a sheet', () => {
  const files = [picture('image.png')];
  expect(pasted({ html: word(FROM_WORD), files })).toMatchObject({ names: ['image.png'], told: null });
  expect(pasted({ html: img('https://contoh.go.id/a.png'), files })).toMatchObject({
    names: ['image.png'],
    told: null,
  });
  expect(pasted({ html: excel('<table><tr><td>1</td></tr></table>'), files })).toMatchObject({
    names: [],
    told: null,
  });
  expect(pasted({ html: excel(`<table><tr><td>1</td></tr></table>${FROM_WORD}`), files })).toMatchObject({
    names: [],
    told: expect.stringMatching(/^1 gambar dari lembar kerja tidak ikut/),
  });
});

it('every file that is pasted alone is taken, and one that reports do not print is told', () => {
  const files = [picture('a.png'), picture('b.jpg', 'image/jpeg'), picture('c.gif', 'image/gif')];
  const { names, told } = pasted({ files });
  expect(names).toEqual(['a.png', 'b.jpg']);
  expect(told).toBe('1 berkas tidak dapat disisipkan: laporan memuat gambar PNG atau JPEG.');
});

it('formulas and films are told as well; what is nothing but text tells nothing', () => {
  expect(pasted({ html: '<p>a</p><math><mi>x</mi></math><video></video>' }).told).toBe(
    '2 rumus, video, atau benda lain tidak ikut.',
  );
  expect(pasted({ html: '<p>a</p><noscript><img src="x"></noscript>' }).told).toBeNull();
  expect(pasted({ text: 'biasa' }).told).toBeNull();
});

it('two pictures that are put in one after the other both stay', () => {
  const editor = openedEditor();
  for (const gambar_id of [1, 2]) insertGambar(editor, { gambar_id, alt: 'x', keterangan: '', lebar: 100 });
  expect(JSON.stringify(editor.getJSON()).match(/"gambar_id":[12]/g)).toHaveLength(2);
  editor.destroy();
});
