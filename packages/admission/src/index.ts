export { admissionFindings } from './admission-findings';
export type { Candidate, CandidateFile } from './candidate';
export { type ActiveBuild, type BrokenCall, brokenBy } from './contract/broken-by';
export { callChanges } from './contract/call-fit';
export { callName, fingerprintsOf } from './contract/fingerprint';
export { type Finding, type FindingCode, findingCodes } from './finding';
export { satisfies } from './fit/semver';
export type { PortalAbilities, PortalPage, SizeBudget } from './portal-abilities';
export { type BuiltAs, manifestFindings } from './rules/manifest-rules';
