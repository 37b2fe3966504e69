import { Skeleton } from '@selaras/ui';

/** Keeps the place of the line that leads to the next plan: below it stands the whole plan. */
export const TempatBerikutnya = () => <Skeleton height="calc(1lh + 16px)" />;
