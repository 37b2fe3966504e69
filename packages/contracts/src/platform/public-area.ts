/** The page that writes the code of embeds; what lies below it is files. */
const EMBED_GALLERY = '/sematkan';

/** Whether an address lies in the public area, which has a layout and a menu of its own. */
export const isPublicArea = (path: string): boolean =>
  path.startsWith('/public-display/') || path === EMBED_GALLERY;
