import { formatUtc } from '@selaras/domain';
import { TimeSlices } from '../../lazy/time-slices';
import type { Bytes } from '../bytes/bytes';
import type { ExportChoice } from '../choice/export-choice';
import type { ExportJob } from '../job/export-job';
import { printedOn } from '../paper/printed';
import type { Caption, CaptionFacts } from '../picture/caption';
import { paintInBatches } from '../picture/paint-in-batches';
import type { Picture } from '../picture/picture';
import { VectorSurface } from '../vector/vector-surface';
import { PdfFile, pdfText } from './pdf-file';
import { type PdfPage, PICTURE_NAME, sheetPages, wholePage } from './pdf-page';
import { type NamedBitmap, PdfSink } from './pdf-sink';
import { drawText } from './text-bitmap';

const POINTS_PER_MM = 72 / 25.4;
const encoder = new TextEncoder();

async function* once(content: string | Bytes): AsyncGenerator<Bytes> {
  yield typeof content === 'string' ? encoder.encode(content) : content;
}

/** Writes a picture as PDF: one page as large as the picture, or sheets of paper with a page map. */
export async function exportPdf(
  picture: Picture,
  facts: CaptionFacts,
  { paper, scale }: Pick<ExportChoice, 'paper' | 'scale'>,
  { write, onProgress, signal }: ExportJob,
): Promise<void> {
  const slices = new TimeSlices(signal);
  const file = new PdfFile(write, slices.pause);
  const sink = new PdfSink(drawText);
  const { measure, caption } = picture;
  const printed = paper === 'whole' ? null : printedOn(picture, paper, scale);
  const painted = printed?.painted ?? picture;

  async function* drawing() {
    for (const part of paintInBatches(new VectorSurface(sink, measure), painted)) {
      yield encoder.encode(sink.take());
      onProgress(part);
      await slices.pause();
    }
  }

  await file.begin();
  const resources = file.reserve();
  const box = `/Type/XObject/Subtype/Form/BBox[0 0 ${painted.width} ${painted.height}]/Resources ${resources} 0 R`;
  const form = await file.stream(box, drawing());
  const tree = file.reserve();
  const title = caption.words.sheetTitle(caption.title, facts.tahun);
  const pages = printed === null ? [wholePage(picture)] : sheetPages(printed, title, sink);
  const kids: number[] = [];
  for (const page of pages) {
    kids.push(await writePage(file, page, tree, resources, facts.link));
    await slices.pause();
  }
  await file.object(`<</Type/Pages/Count ${kids.length}/Kids[${kids.map(ref).join(' ')}]>>`, tree);
  await writeResources(file, resources, form, sink.pictures);
  const root = await file.object(`<</Type/Catalog/Pages ${ref(tree)}/Lang(${caption.words.lang})>>`);
  await file.finish(root, await file.object(infoOf(facts, caption)));
}

const ref = (id: number) => `${id} 0 R`;

async function writePage(
  file: PdfFile,
  { w, h, content, link }: PdfPage,
  tree: number,
  resources: number,
  address: string,
): Promise<number> {
  const k = POINTS_PER_MM;
  const flipped = `q ${k} 0 0 ${-k} 0 ${h * k} cm\n${content}Q\n`;
  const stream = await file.stream('', once(flipped));
  const target =
    link === null
      ? ''
      : `/Annots[<</Type/Annot/Subtype/Link/Border[0 0 0]/Rect[${link.x * k} ${(h - link.y - link.h) * k} ${(link.x + link.w) * k} ${(h - link.y) * k}]/A<</S/URI/URI(${pdfUri(address)})>>>>]`;
  return file.object(
    `<</Type/Page/Parent ${ref(tree)}/MediaBox[0 0 ${w * k} ${h * k}]/Resources ${ref(resources)}/Contents ${ref(stream)}${target}>>`,
  );
}

/** An address in a PDF string: only the signs that an address may have, brackets written out. */
const pdfUri = (address: string) =>
  encodeURI(decodeURI(address)).replace(/[()\\]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`);

async function writeResources(
  file: PdfFile,
  id: number,
  form: number,
  pictures: readonly NamedBitmap[],
): Promise<void> {
  const font = (name: string) =>
    file.object(`<</Type/Font/Subtype/Type1/BaseFont/${name}/Encoding/WinAnsiEncoding>>`);
  const regular = await font('Helvetica');
  const bold = await font('Helvetica-Bold');
  const named = [`/${PICTURE_NAME} ${ref(form)}`];
  for (const picture of pictures) named.push(`/${picture.name} ${ref(await writeTextBitmap(file, picture))}`);
  await file.object(`<</Font<</F1 ${ref(regular)}/F2 ${ref(bold)}>>/XObject<<${named.join('')}>>>>`, id);
}

async function writeTextBitmap(file: PdfFile, { columns, rows, colour, ink }: NamedBitmap): Promise<number> {
  const image = `/Type/XObject/Subtype/Image/Width ${columns}/Height ${rows}/BitsPerComponent 8`;
  const mask = await file.stream(`${image}/ColorSpace/DeviceGray`, once(ink));
  const value = Number.parseInt(colour.slice(1), 16);
  const pixel = [(value >> 16) & 0xff, (value >> 8) & 0xff, value & 0xff];
  const plain = Uint8Array.from({ length: 3 * columns * rows }, (_, at) => pixel[at % 3] ?? 0);
  return file.stream(`${image}/ColorSpace/DeviceRGB/SMask ${ref(mask)}`, once(plain));
}

function infoOf({ title, unit, tahun, madeAt, sidik, link }: CaptionFacts, { words }: Caption): string {
  const date = formatUtc(madeAt, 'YYYYMMDDHHmmss');
  return [
    `<</Title ${pdfText(words.named(title, unit, tahun))}`,
    `/Subject ${pdfText(words.sidik(sidik))}`,
    `/Keywords ${pdfText(link)}/Producer ${pdfText('Selaras')}/CreationDate(D:${date}Z)>>`,
  ].join('');
}
