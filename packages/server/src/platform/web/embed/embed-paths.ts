/** Below it lies what other sites show of the diagram; the address itself is a page of the portal. */
export const EMBED_PATH = '/sematkan';
export const FRAME_PATH = `${EMBED_PATH}/cascading`;
export const FRAME_STYLE_PATH = `${EMBED_PATH}/bingkai.css`;
export const TREE_SCHEMA_PATH = `${EMBED_PATH}/skema.json`;
