import { latePart, Skeleton, tokens } from '@selaras/ui';
import type { FoldedSectionsProps } from './folded-sections';

/** What lies folded stands below what is seen first: it comes once the form stands. */
export const LateFoldedSections = latePart<FoldedSectionsProps>(
  async () => (await import(/* webpackChunkName: "bagian-isian" */ './folded-sections')).FoldedSections,
  () => <Skeleton height={`calc(2 * ${tokens.controlHeight})`} />,
  { whenAllElseStands: true },
);
