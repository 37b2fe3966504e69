/**
 * The two tiers of tests. `npm test` runs the core: what no change may break. `npm run test:all` runs everything: the
 * other stories and the proofs too. A test is in exactly one part; where it stands says in which.
 */
export const tiers = {
  core: { projects: ['core'] },
  all: { projects: ['core', 'stories', 'proofs'] },
} as const;

export type Tier = keyof typeof tiers;

/** Names the tier to the configuration of Jest (`jest.config.mjs`). */
export const TIER_VARIABLE = 'SELARAS_TIER';
