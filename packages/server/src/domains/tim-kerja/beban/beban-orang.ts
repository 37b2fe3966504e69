import type { BebanOrang } from '@selaras/contracts';
import { allTriwulan, bebanTriwulan } from '@selaras/domain';
import { hasRole } from '@selaras/roles';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../../database/tables';
import type { Pembaca } from '../anggota/pembaca';
import { type KunciLangkah, kunciLangkah } from '../saya/kunci-langkah';
import { type Langkah, listLangkahOrang } from '../saya/langkah-repository';
import { readBobot, requireOrang } from './beban-repository';
import { bobotOrang, langkahBeban } from './langkah-beban';
import type { LingkupBeban } from './lingkup-beban';
import { listPemindahan } from './pemindahan-repository';
import { listTimPenerima } from './tim-penerima';

/** What closes steps of a unit for this reader. */
export const kunciUnit = (
  db: Kysely<Tables>,
  { actor, tahun, now }: Pembaca,
  { satuan_kerja }: LingkupBeban,
): Promise<KunciLangkah> =>
  kunciLangkah(db, { tahun, isSuper: hasRole(actor, 'super'), now }, [satuan_kerja.satuan_kerja_id]);

const bebanOf = (langkah: readonly Langkah[], nip: string) => {
  const weights = langkah.map((one) => bobotOrang(one, nip));
  const loads = allTriwulan.map((tw) => bebanTriwulan(weights.map((one) => one[tw - 1] ?? 0)));
  return { jumlah: loads.map(({ jumlah }) => jumlah), bobot: loads.map(({ bobot }) => bobot) };
};

/** What somebody carries in a unit, and to whom each share can be moved; in other units the numbers alone. */
export async function bebanOrang(
  db: Kysely<Tables>,
  pembaca: Pembaca,
  lingkup: LingkupBeban,
  pegawaiId: number,
): Promise<BebanOrang> {
  const { tahun } = pembaca;
  const unit = lingkup.satuan_kerja.satuan_kerja_id;
  const { nip, rata, terlihat } = await requireOrang(db, lingkup, pegawaiId, tahun);
  const all = await listLangkahOrang(db, sql`${nip}`, tahun);
  const own = all.filter(({ satuan_kerja }) => satuan_kerja.satuan_kerja_id === unit);
  const ids = own.flatMap(({ tim_kerja_id }) => tim_kerja_id ?? []);
  const teams = await listTimPenerima(db, { unit, tahun, nip, ids, hariIni: lingkup.hariIni });
  const nips = [...new Set(teams.flatMap(({ orang }) => orang.map((one) => one.nip)))];
  const [bobot, kunci, riwayat] = await Promise.all([
    readBobot(db, nips, tahun),
    kunciUnit(db, pembaca, lingkup),
    listPemindahan(db, { nip, tahun, unit }),
  ]);
  const { pegawai_id, nama, jabatan, asal } = terlihat;
  return {
    pegawai_id,
    nip: terlihat.nip,
    nama,
    jabatan,
    asal,
    rata,
    ...bebanOf(all, nip),
    lain: bebanOf(
      all.filter((one) => !own.includes(one)),
      nip,
    ),
    langkah: own.map((one) => langkahBeban({ lingkup, nip, teams, kunci }, one)),
    tim: teams.map(({ id, nama: tim, orang }) => ({
      id,
      nama: tim,
      orang: orang.map(({ nip: one, ...rest }) => ({ ...rest, bobot: bobot.get(one) ?? [0, 0, 0, 0] })),
    })),
    riwayat,
  };
}
