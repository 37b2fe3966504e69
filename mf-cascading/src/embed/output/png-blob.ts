import { diagramConstants } from '@selaras/domain';
import type { Bytes } from '../../export/bytes/bytes';
import { type ExportSource, prepare } from '../../export/picture/export-source';
import { predict } from '../../export/picture/size';
import { exportPng } from '../../export/raster/export-png';
import type { LiveDiagram } from '../contract/live';

const { default: USUAL_RATIO } = diagramConstants.exportPixelRatio;

/**
 * The open branches as a PNG, made strip by strip.
 * @throws RangeError when the picture is larger than programs open
 */
export async function pngBlob(
  source: ExportSource,
  theme: ReturnType<LiveDiagram['theme']>,
  ratio: number = USUAL_RATIO,
) {
  const { picture, facts } = await prepare(source, { area: 'visible', theme, use: 'file' });
  const plan = predict(picture, ratio);
  if (plan.parts !== null || plan.tooLarge) throw new RangeError('The picture is too large at this ratio');
  const parts: Bytes[] = [];
  await exportPng(picture, facts, ratio, {
    write: async (part) => void parts.push(part),
    onProgress: () => {},
    signal: new AbortController().signal,
  });
  return new Blob(parts, { type: 'image/png' });
}
