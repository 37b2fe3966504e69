import { LoadingState, latePart } from '@selaras/ui';

/** The combined plan; it comes after its page, whose first scripts would weigh too much with it. */
export const TerintegrasiTable = latePart(
  async () => (await import('./terintegrasi-table')).TerintegrasiTable,
  () => <LoadingState />,
);
