export { type Act, can, type GuestAct, permissions, type Rule, type Subject } from './permission';
export {
  type Actor,
  DPMPTSP_ID,
  hasRole,
  isBiro,
  isBiroUnit,
  isGuest,
  type RoleId,
  type RoleName,
  roleIds,
  roleName,
  roleNames,
  SETDA_ID,
} from './role';
export { ownsUnit, seesAllUnits } from './scope';
