import { importTools } from '@selaras/resource/import';
import { kaskadeImport } from '../import/plan-imports';

/** The import of a unit's whole cascade, beside the title of each of its levels. */
export const kinerjaTools = importTools(kaskadeImport);
