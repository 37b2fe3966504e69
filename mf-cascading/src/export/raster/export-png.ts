import { TimeSlices } from '../../lazy/time-slices';
import type { Rect } from '../../tree/layout/place';
import type { ExportJob } from '../job/export-job';
import type { CaptionFacts } from '../picture/caption';
import { captionTexts } from '../picture/caption';
import type { Picture } from '../picture/picture';
import { planOf, predict } from '../picture/size';
import { writePng } from '../png/write-png';
import { stripsOf } from './strips';

/** CSS pixels of a metre: 96 an inch. */
const CSS_PIXELS_PER_METRE = 96 / 0.0254;

/** Writes a picture as PNG at a pixel ratio, strip by strip. */
export function exportPng(
  picture: Picture,
  facts: CaptionFacts,
  ratio: number,
  job: ExportJob,
): Promise<void> {
  const { width, height } = predict(picture, ratio);
  return writePart(picture, { x: 0, y: 0, w: width, h: height }, facts, ratio, job);
}

/** Writes a part of a picture, given in its pixels at that ratio, as a PNG of its own. */
export async function writePart(
  picture: Picture,
  part: Rect,
  facts: CaptionFacts,
  ratio: number,
  { write, onProgress, signal }: ExportJob,
): Promise<void> {
  const { strips } = planOf(part.w, part.h);
  const slices = new TimeSlices(signal);
  async function* counted() {
    let done = 0;
    for await (const strip of stripsOf(picture, part, ratio, slices)) {
      yield strip;
      done += 1;
      onProgress(done / strips);
    }
  }
  const head = {
    width: part.w,
    height: part.h,
    pixelsPerMetre: Math.round(CSS_PIXELS_PER_METRE * ratio),
    texts: captionTexts(facts),
  };
  await writePng(head, counted(), write, slices.pause);
}
