import { staff } from '@selaras/roles';
import { actsOf } from '../act';

export const cariActs = actsOf('cari', { indikator: staff });
