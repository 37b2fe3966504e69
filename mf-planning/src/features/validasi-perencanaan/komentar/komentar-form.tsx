import type { PlanCascadeRow } from '@selaras/contracts';
import { useSession } from '@selaras/portal';
import type { ResourceRow } from '@selaras/resource/core';
import { KomentarBaris } from './komentar-baris';
import { unitDitanya } from './unit-ditanya';

interface KomentarFormProps {
  level: PlanCascadeRow['level'];
  row: ResourceRow;
}

/** What was said about the row of a form, for who may answer it. */
export function KomentarForm({ level, row }: KomentarFormProps) {
  const unit = unitDitanya(row, useSession());
  return unit === null ? null : <KomentarBaris satkerId={unit} level={level} id={row.id} />;
}
