import type { PlanCascadeRow } from '@selaras/contracts';
import { useSession } from '@selaras/portal';
import type { ResourceRow } from '@selaras/resource/core';
import { latePart } from '@selaras/ui';
import { unitDitanya } from './unit-ditanya';

const KomentarBaris = latePart(
  async () => (await import(/* webpackChunkName: "bagian-validasi" */ './komentar-baris')).KomentarBaris,
  undefined,
  {
    whenAllElseStands: true,
  },
);

/** What validators said about a row, for the form of its level. */
export const komentarBeside = (level: PlanCascadeRow['level']) =>
  function KomentarBeside({ row }: { row: ResourceRow }) {
    const unit = unitDitanya(row, useSession());
    return unit === null ? null : <KomentarBaris satkerId={unit} level={level} id={row.id} />;
  };
