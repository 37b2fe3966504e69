import { keadaanRealisasi } from '@selaras/domain';
import { z } from 'zod';
import { satuanKerjaRefSchema } from '../../resource';

/** One value for each quarter, TW 1 first. */
export const perTriwulan = <Value extends z.ZodType>(value: Value) => z.array(value).length(4);

const named = z.object({ id: z.number().int(), nama: z.string() });
/** Weight of a load: 1 is the work of one whole step. */
const bobot = perTriwulan(z.number());
const jumlah = perTriwulan(z.number().int());

/** A person as his reader may see him: people of other units without NIP until they are lent. */
const orangDasar = {
  pegawai_id: z.number().int(),
  nip: z.string().nullable(),
  nama: z.string(),
  jabatan: z.string(),
  /** Name of his unit when it is another one. */
  asal: z.string().nullable(),
};

const orangBeban = z.object({
  ...orangDasar,
  /** His division; of people of other units that of the team which they are lent to. */
  bidang_id: z.number().int().nullable(),
  /** He is no employee any more, and what he carries has to be moved. */
  berhenti: z.boolean(),
  /** The unit's teams that he leads or serves in. */
  tim: z.array(z.number().int()),
  /** Steps of the whole year. */
  langkah: z.number().int(),
  /** Steps of each quarter. */
  jumlah,
  bobot,
});
export type OrangBeban = z.infer<typeof orangBeban>;

export const bebanKerjaSchema = z.object({
  satuan_kerja: satuanKerjaRefSchema,
  tahun: z.number().int(),
  /** Whether the reader leads the whole unit or divisions of it. */
  lingkup: z.enum(['satuan-kerja', 'bidang']),
  /** Mean weight of who carries anything, in the whole unit: what the warmths are measured against. */
  rata: bobot,
  bidang: z.array(named),
  tim: z.array(named),
  orang: z.array(orangBeban),
});
export type BebanKerja = z.infer<typeof bebanKerjaSchema>;

const alasan = z.string().nullable();

const langkahBebanSchema = z.object({
  id: z.number().int(),
  /** Version of the step: a move is made over it with `If-Match`. */
  versi: z.number().int(),
  sasaran: z.string(),
  indikator: z.string(),
  satuan: z.string().nullable(),
  sub_kegiatan: z.string().nullable(),
  /** The team within which it is moved; null: no one team carries it. */
  tim: named.nullable(),
  /** How many people carry it. */
  pelaksana: z.number().int(),
  target: perTriwulan(z.number().nullable()),
  /** What he carries of it; what was not given out yet is divided among all. */
  bagian: perTriwulan(z.number().nullable()),
  bobot,
  /** Some of it was not given out yet. */
  belum_dibagi: z.boolean(),
  keadaan: perTriwulan(z.enum(keadaanRealisasi)),
  /** Why nothing is moved of a quarter, in words; null: it can be. */
  tertutup: perTriwulan(alasan),
  /** Why the step is not moved at all by this reader; null: he may. */
  tidak_dipindah: alasan,
});
export type LangkahBeban = z.infer<typeof langkahBebanSchema>;

const penerima = z.object({
  pegawai_id: z.number().int(),
  nama: z.string(),
  jabatan: z.string(),
  asal: z.string().nullable(),
  /** What he carries already. */
  bobot,
});
export type PenerimaLangkah = z.infer<typeof penerima>;

const pemindahan = z.object({
  id: z.number().int(),
  waktu: z.string(),
  oleh: z.string(),
  sasaran: z.string(),
  satuan: z.string().nullable(),
  dari: z.string(),
  ke: z.string(),
  jumlah: perTriwulan(z.number()),
});
export type PemindahanLangkah = z.infer<typeof pemindahan>;

export const bebanOrangSchema = z.object({
  ...orangDasar,
  rata: bobot,
  jumlah,
  bobot,
  /** Of it in other units, told in numbers alone. */
  lain: z.object({ jumlah, bobot }),
  langkah: z.array(langkahBebanSchema),
  tim: z.array(named.extend({ orang: z.array(penerima) })),
  /** The last moves from or to him, the newest first. */
  riwayat: z.array(pemindahan),
});
export type BebanOrang = z.infer<typeof bebanOrangSchema>;
