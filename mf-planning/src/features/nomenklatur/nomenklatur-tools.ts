import { imporTools } from '../impor/impor-button';
import { nomenklatur } from '../impor/impor-jenis';

/** The import of all three levels, beside the title of each of their lists. */
export const nomenklaturTools = imporTools(nomenklatur);
