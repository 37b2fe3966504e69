import { TimeSlices } from '../../lazy/time-slices';
import type { ExportJob } from '../job/export-job';
import type { CaptionFacts } from '../picture/caption';
import { captionTexts } from '../picture/caption';
import type { Picture } from '../picture/picture';
import { predict } from '../picture/size';
import { writePng } from '../png/write-png';
import { stripsOf } from './strips';

/** CSS pixels of a metre: 96 an inch. */
const CSS_PIXELS_PER_METRE = 96 / 0.0254;

/** Writes a picture as PNG at a pixel ratio, strip by strip. */
export async function exportPng(
  picture: Picture,
  facts: CaptionFacts,
  ratio: number,
  { write, onProgress, signal }: ExportJob,
): Promise<void> {
  const plan = predict(picture, ratio);
  const slices = new TimeSlices(signal);
  async function* counted() {
    let done = 0;
    for await (const strip of stripsOf(picture, plan, ratio, slices)) {
      yield strip;
      done += 1;
      onProgress(done / plan.strips);
    }
  }
  const head = {
    width: plan.width,
    height: plan.height,
    pixelsPerMetre: Math.round(CSS_PIXELS_PER_METRE * ratio),
    texts: captionTexts(facts),
  };
  await writePng(head, counted(), write, slices.pause);
}
