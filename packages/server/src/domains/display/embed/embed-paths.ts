/** Below it lies what any page may show in a frame: the public pages, as cards. */
export const EMBED = '/embed';
export const STYLE_PATH = `${EMBED}/gaya.css`;
export const SCRIPT_PATH = `${EMBED}/tinggi.js`;
