import { everybody, signedIn, staffOfUnit } from '@selaras/roles';
import { actsOf } from '../act';
import { defineRoute } from '../route';

export const dashboardActs = actsOf('dashboard', { read: signedIn });
export const dashboardPdActs = actsOf('dashboard-pd', { read: staffOfUnit });
export const hariIniActs = actsOf('hari-ini', { read: signedIn });
export const summaryActs = actsOf('publik', { summary: everybody });

export const dashboardRoutes = {
  getDashboard: defineRoute('GET', '/dashboard', dashboardActs.read, 'kinerja'),
  getDashboardPd: defineRoute('GET', '/dashboard-pd', dashboardPdActs.read, 'kinerja'),
  getHariIni: defineRoute('GET', '/hari-ini', hariIniActs.read),
  publicSummary: defineRoute('GET', '/public-display/ringkasan', summaryActs.summary, 'publik'),
};
