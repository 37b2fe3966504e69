/** Most characters of a passage. Apart from the schemas, for browsers. */
export const KUTIPAN_MAX = 500;
/** Threads that one report takes, and answers that one thread takes. */
export const PERCAKAPAN_MAX = 300;
export const BALASAN_LKIP_MAX = 50;
