import { TimeSlices } from '../../lazy/time-slices';
import type { ExportJob } from '../job/export-job';
import { type CaptionFacts, captionTexts } from '../picture/caption';
import { paintInBatches } from '../picture/paint-in-batches';
import type { Picture } from '../picture/picture';
import { VectorSurface } from '../vector/vector-surface';
import { SvgSink } from './svg-sink';
import { xmlText } from './xml';

const FONTS = "'Plus Jakarta Sans Variable', 'Plus Jakarta Sans', system-ui, sans-serif";

/** Writes a picture as SVG whose texts stay texts. */
export async function exportSvg(
  picture: Picture,
  facts: CaptionFacts,
  { write, onProgress, signal }: ExportJob,
): Promise<void> {
  const encoder = new TextEncoder();
  const slices = new TimeSlices(signal);
  const sink = new SvgSink();
  await write(encoder.encode(svgHead(picture, facts)));
  for (const part of paintInBatches(new VectorSurface(sink, picture.measure), picture)) {
    await write(encoder.encode(sink.take()));
    onProgress(part);
    await slices.pause();
  }
  await write(encoder.encode('</g></svg>'));
}

function svgHead({ width, height }: Picture, facts: CaptionFacts): string {
  const [[, title] = ['', '']] = captionTexts(facts);
  const about = captionTexts(facts)
    .map(([keyword, text]) => `${keyword}: ${text}`)
    .join('\n');
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    `<title>${xmlText(title)}</title><desc>${xmlText(about)}</desc>`,
    `<g font-family="${xmlText(FONTS)}">`,
  ].join('\n');
}
