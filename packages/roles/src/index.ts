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
export { can, type Rule, type Subject, type Who } from './rule';
export { ownsUnit, seesAllUnits } from './scope';
export {
  everybody,
  signedIn,
  staff,
  staffOfUnit,
  staffRoles,
  superOnly,
  unitRoles,
  unitWriters,
} from './shared-rules';
