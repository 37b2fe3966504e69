import { diagramConstants } from '@selaras/domain';
import { fontsToLoad } from '../../tree/card/card-style';
import type { SizeStage } from '../../tree/card/size';
import { inFamily } from '../../tree/text/font-family';
import { type Measure, rememberedMeasure, roughMeasure } from '../../tree/text/text-lines';

/** Widths from a canvas; a rule of thumb where there is none. `family` stands in for that of the design system. */
export function canvasMeasure(family?: string): Measure {
  const ctx = document.createElement('canvas').getContext('2d');
  if (ctx === null) return roughMeasure;
  let current = '';
  return rememberedMeasure((text, font) => {
    if (font !== current) {
      ctx.font = inFamily(font, family);
      current = font;
    }
    return ctx.measureText(text).width;
  });
}

/** How far the sizes may go at once: all the way when the fonts are already there. */
export function firstStage(family?: string): SizeStage {
  return fontsToLoad.every((font) => document.fonts.check(inFamily(font, family))) ? 'height' : 'initial';
}

/**
 * Calls back with the next steps of the equal-size layout: when the fonts are there, at the latest at the specified
 * times (spec 1 §9). Returns how to stop.
 */
export function sizeSteps(onStage: (stage: SizeStage) => void, family?: string): () => void {
  const { widthAfterMs, heightAfterMs } = diagramConstants.equalSize;
  let done: SizeStage = 'initial';
  const advance = (stage: SizeStage) => {
    if (done === 'height' || done === stage) return;
    done = stage;
    onStage(stage);
  };
  const timers = [
    setTimeout(() => advance('width'), widthAfterMs),
    setTimeout(() => advance('height'), heightAfterMs),
  ];
  const stop = () => {
    done = 'height';
    timers.forEach(clearTimeout);
  };
  void Promise.all(fontsToLoad.map((font) => document.fonts.load(inFamily(font, family)))).then(() =>
    advance('height'),
  );
  return stop;
}
