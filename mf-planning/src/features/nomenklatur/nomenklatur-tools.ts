import { importTools } from '@selaras/resource/import';
import { nomenklaturImport } from '../import/plan-imports';

/** The import of all three levels, beside the title of each of their lists. */
export const nomenklaturTools = importTools(nomenklaturImport);
