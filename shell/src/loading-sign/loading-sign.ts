/** Notes that something is being loaded; what it gives back is told when that has come, or has failed. */
export type Begin = () => () => void;

/** What begins within so many frames belongs to what is loading: an answer that is drawn asks for the next one. */
const QUIET_FRAMES = 2;

/**
 * Says at the root of the document, as `data-loading`, whether anything is still being loaded. A page that has just
 * been opened is.
 */
export function createLoadingSign(place: HTMLElement = document.documentElement): { readonly begin: Begin } {
  let loading = 0;
  let frame = 0;
  const say = (is: boolean) => {
    place.dataset.loading = String(is);
  };
  const rest = (frames: number) => {
    frame = requestAnimationFrame(() => (frames > 1 ? rest(frames - 1) : say(false)));
  };
  say(true);
  return {
    begin() {
      loading += 1;
      cancelAnimationFrame(frame);
      say(true);
      let ended = false;
      return () => {
        if (ended) return;
        ended = true;
        loading -= 1;
        if (loading === 0) rest(QUIET_FRAMES);
      };
    },
  };
}
