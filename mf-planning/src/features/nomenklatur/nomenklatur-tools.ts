import { importTools } from '../import/import-button';

/** The import of all three levels, beside the title of each of their lists. */
export const nomenklaturTools = importTools('nomenklatur');
