/** What canvases and pictures write in, unless a page that embeds the diagram brings a font of its own. */
export const FAMILY = "'Plus Jakarta Sans Variable', system-ui, sans-serif";

/** The same font in another family; fonts of pictures are made with `FAMILY`. */
export const inFamily = (font: string, family: string | undefined): string =>
  family === undefined ? font : font.replace(FAMILY, family);
