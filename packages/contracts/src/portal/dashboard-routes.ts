import { everybody, signedIn, staffOfUnit } from '@selaras/roles';
import { actsOf } from '../act';
import { defineRoute } from '../route';

export const dashboardActs = actsOf('dashboard', { lihat: signedIn });
export const dashboardPdActs = actsOf('dashboard-pd', { lihat: staffOfUnit });
export const ringkasanActs = actsOf('publik', { ringkasan: everybody });

export const dashboardRoutes = {
  getDashboard: defineRoute('GET', '/dashboard', dashboardActs.lihat, 'kinerja'),
  getDashboardPd: defineRoute('GET', '/dashboard-pd', dashboardPdActs.lihat, 'kinerja'),
  publicRingkasan: defineRoute('GET', '/public-display/ringkasan', ringkasanActs.ringkasan, 'publik'),
};
