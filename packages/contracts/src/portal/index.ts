export {
  type AnggaranSummary,
  anggaranSummarySchema,
  type CapaianCount,
  type Dashboard,
  type DashboardPd,
  getDashboardCall,
  getDashboardPdCall,
  type IkuCard,
  ikuCardSchema,
  type PeringkatRow,
  publicRingkasanCall,
  type Ringkasan,
  type Tugas,
  type ValidasiCount,
} from './dashboard';
export { dashboardActs, dashboardPdActs, dashboardRoutes, ringkasanActs } from './dashboard-routes';
export { insidenActs, insidenRoutes } from './incident-routes';
export {
  INSIDEN_LIMIT,
  INSIDEN_TEXT_LIMIT,
  type Insiden,
  type InsidenKind,
  insidenKinds,
  recordIncidentCall,
  type WaktuAset,
} from './incidents';
export { CARI_LIMIT, CARI_MIN, type IndikatorTemuan, searchIndikatorCall } from './search';
export { searchActs, searchRoutes } from './search-routes';
export {
  endSessionsCall,
  getUserCall,
  listSessionsCall,
  loginBody,
  loginCall,
  logoutCall,
  type User,
  userSchema,
} from './session';
export { sesiActs, sessionRoutes } from './session-routes';
export {
  createUserBody,
  createUserCall,
  deactivateUserCall,
  getUserRowCall,
  listUsersCall,
  PASSWORD_MIN,
  reactivateUserCall,
  resetPasswordBody,
  resetPasswordCall,
  type UserOrder,
  type UserRow,
  updateUserBody,
  updateUserCall,
  userOrders,
  userRowSchema,
} from './users';
export { penggunaActs, usersRoutes } from './users-routes';
