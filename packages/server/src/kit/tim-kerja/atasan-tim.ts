import { sql } from 'kysely';

/** SQL: who answers for the leader of the team `t`: the head of its division, else that of its unit; never himself. */
export const atasanTim = sql`coalesce(
  (select j.pejabat_nip from struktur_organisasi j
    where j.id = t.unit_kerja_id and j.deleted_at is null and j.pejabat_nip is distinct from t.nip_ketua),
  (select j.pejabat_nip from struktur_organisasi j
    where j.satuan_kerja_id = t.satuan_kerja_id and j.level = 1 and j.deleted_at is null
      and j.pejabat_nip is distinct from t.nip_ketua
    order by j.id limit 1))`;
