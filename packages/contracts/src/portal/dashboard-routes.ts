import { everybody, signedIn, staffOfUnit } from '@selaras/roles';
import { actsOf } from '../act';

export const dashboardActs = actsOf('dashboard', { lihat: signedIn });
export const dashboardPdActs = actsOf('dashboard-pd', { lihat: staffOfUnit });
export const ringkasanActs = actsOf('publik', { ringkasan: everybody });
