import type { PlanCascadeRow } from '@selaras/contracts';
import { terimaKomentar } from '@selaras/domain';
import { useSession } from '@selaras/portal';
import type { ResourceRow } from '@selaras/resource/core';
import { latePart } from '@selaras/ui';

const KomentarBaris = latePart(
  async () => (await import(/* webpackChunkName: "bagian-validasi" */ './komentar-baris')).KomentarBaris,
  undefined,
  {
    whenAllElseStands: true,
  },
);

/** What validators said about a row, for the form of its level; nothing while the own plan is not looked at. */
export const komentarBeside = (level: PlanCascadeRow['level']) =>
  function KomentarBeside({ row }: { row: ResourceRow }) {
    const { user, planningValidation } = useSession();
    const unit = user?.satuan_kerja_id ?? null;
    if (unit === null || !terimaKomentar(planningValidation)) return null;
    return <KomentarBaris satkerId={unit} level={level} id={row.id} />;
  };
