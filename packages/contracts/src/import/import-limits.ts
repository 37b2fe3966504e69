/** Largest file that an import takes; 20,000 rows weigh a tenth of it. Apart from the schemas, for browsers. */
export const IMPORT_MAX_BYTES = 20 * 1024 * 1024;
