export { changePasswordBody, changePasswordCall, endSessionCall } from './akun';
export { akunActs, akunRoutes } from './akun-routes';
export {
  type AnggaranSummary,
  anggaranSummarySchema,
  type CakupanPengisian,
  type Dashboard,
  type DashboardPd,
  getDashboardCall,
  getDashboardPdCall,
  type PengisianKabupaten,
  type PengisianPd,
  publicSummaryCall,
  type Summary,
  type Task,
  type ValidasiCount,
} from './dashboard';
export {
  dashboardActs,
  dashboardPdActs,
  dashboardRoutes,
  hariIniActs,
  summaryActs,
} from './dashboard-routes';
export { getHariIniCall, type Pekerjaan, type Tujuan } from './hari-ini';
export { incidentActs, incidentRoutes } from './incident-routes';
export {
  type AssetTime,
  INCIDENT_LIMIT,
  INCIDENT_TEXT_LIMIT,
  type IncidentKind,
  incidentKinds,
  type RecordedIncident,
  type RecordedLoad,
  recordIncidentCall,
} from './incidents';
export {
  type IndikatorHit,
  type JenisTemuan,
  jenisTemuan,
  type KelompokTemuan,
  publicSearchCall,
  SEARCH_LIMIT,
  SEARCH_MIN,
  searchIndikatorCall,
  TEMUAN_LIMIT,
  type Temuan,
} from './search';
export { publicSearchActs, searchActs, searchRoutes } from './search-routes';
export {
  beginSecondFactorBody,
  beginSecondFactorCall,
  confirmSecondFactorBody,
  confirmSecondFactorCall,
  getSecondFactorCall,
  removeSecondFactorBody,
  removeSecondFactorCall,
  renewRecoveryCodesCall,
} from './second-factor';
export {
  type DemoAccount,
  demoAccountsCall,
  endSessionsCall,
  getUserCall,
  listSessionsCall,
  loginBody,
  loginCall,
  logoutCall,
  type User,
  userSchema,
} from './session';
export { sessionActs, sessionRoutes } from './session-routes';
export { TOKEN_COOKIE } from './token-cookie';
export {
  createUserBody,
  createUserCall,
  deactivateUserCall,
  getUserRowCall,
  listUsersCall,
  PASSWORD_MIN,
  reactivateUserCall,
  releaseSecondFactorCall,
  resetPasswordBody,
  resetPasswordCall,
  type UserOrder,
  type UserRow,
  unlockUserCall,
  updateUserBody,
  updateUserCall,
  userOrders,
  userPegawaiCall,
  userRowSchema,
} from './users';
export { userActs, usersRoutes } from './users-routes';
