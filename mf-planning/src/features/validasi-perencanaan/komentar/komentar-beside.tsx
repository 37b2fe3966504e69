import type { PlanCascadeRow } from '@selaras/contracts';
import { terimaKomentar } from '@selaras/domain';
import { useSession } from '@selaras/portal';
import type { ResourceRow } from '@selaras/resource/core';
import { SETDA_ID } from '@selaras/roles';
import { latePart } from '@selaras/ui';

const KomentarForm = latePart(
  async () => (await import(/* webpackChunkName: "bagian-validasi" */ './komentar-form')).KomentarForm,
  undefined,
  {
    whenAllElseStands: true,
  },
);

/** What validators said about a row, for the form of its level. Nothing is fetched for it while the own plan is not looked at. */
export const komentarBeside = (level: PlanCascadeRow['level']) =>
  function KomentarBeside({ row }: { row: ResourceRow }) {
    const { user, planningValidation } = useSession();
    // The secretariat writes rows of its divisions, whose plans the session does not know.
    const mayBeTalked = user?.satuan_kerja_id === SETDA_ID || terimaKomentar(planningValidation);
    return user?.satuan_kerja_id && mayBeTalked ? <KomentarForm level={level} row={row} /> : null;
  };
