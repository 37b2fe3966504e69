/** Alert after an export or a rendering failed (spec 1 §5, §8). */
export const EXPORT_FAILED = 'Mohon maaf, silahkan ulangi lagi proses export';
