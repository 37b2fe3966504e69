import type { Scene } from './scene';

const none: ReadonlySet<string> = new Set();

/**
 * Gives scenes without their selection, the very same one as before when nothing but the selection has changed: what was
 * painted of it is still good.
 */
export function rememberedUnmarked(): (scene: Scene) => Scene {
  let last: Scene | null = null;
  return (scene) => {
    const unmarked = { ...scene, selected: -1, others: none };
    const before = last;
    if (before === null || !samePicture(before, unmarked)) last = unmarked;
    return last ?? unmarked;
  };
}

const samePicture = (a: Scene, b: Scene): boolean =>
  a.model === b.model &&
  a.layout === b.layout &&
  a.state === b.state &&
  a.visible === b.visible &&
  a.settings === b.settings &&
  a.texts === b.texts;
