import { everybody } from '@selaras/roles';
import { actsOf } from '../act';

export const insidenActs = actsOf('insiden', { catat: everybody });
