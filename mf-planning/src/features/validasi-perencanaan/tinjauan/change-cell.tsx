import type { PlanCascadeRow } from '@selaras/contracts';
import { Badge, latePart } from '@selaras/ui';

/** What every column is called at every level is more than the rest of the table. */
const ChangeList = latePart(async () => (await import('./change-list')).ChangeList);

/** What became of a row since the plan was submitted before; nothing where it is as it was. */
export function ChangeCell({ row }: { row: PlanCascadeRow }) {
  if (row.baru) return <Badge tone="accent">Baru</Badge>;
  if (row.perubahan.length === 0) return null;
  return (
    <>
      <Badge tone="warning">Berubah</Badge>
      <ChangeList row={row} />
    </>
  );
}
