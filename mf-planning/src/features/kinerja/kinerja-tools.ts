import { importTools } from '../import/import-button';

/** The import of a unit's whole cascade, beside the title of each of its levels. */
export const kinerjaTools = importTools('kaskade');
