import { imporTools } from '../impor/impor-button';
import { kaskade } from '../impor/impor-jenis';

/** The import of a unit's whole cascade, beside the title of each of its levels. */
export const kinerjaTools = imporTools(kaskade);
