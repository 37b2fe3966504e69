import { unique } from '../api';
import { asSuper, TAHUN } from './rencana';

/** Where a unit's programme, activity and sub-activity stand in the nomenclature; null: nowhere. */
export interface Nomenclature {
  readonly program_id: number | null;
  readonly kegiatan_id: number | null;
  readonly sub_kegiatan_id: number | null;
}

const nowhere: Nomenclature = { program_id: null, kegiatan_id: null, sub_kegiatan_id: null };
/** What asks the API for last year. */
export const lastYear = { 'default-key-tahun-kinerja': String(TAHUN - 1) };
const none = (name: string) => Object.fromEntries([1, 2, 3, 4].map((tw) => [`${name}_tw${tw}`, null]));

/** A branch of last year's plan, from programme to action step, whose words (answered) one story alone has. */
export async function lastYearsBranch(unit: number, nomenclature = nowhere): Promise<string> {
  const word = unique();
  const { data: goals } = await asSuper<{ data: { id: number }[] }>(
    'GET',
    `/sasaran-strategis-pd?satuan_kerja_id=${unit}`,
  );
  const posts = await asSuper<{ value: number }[]>(
    'GET',
    `/option/pengampu/unit-kerja?satuan_kerja_id=${unit}`,
  );
  const post = async (path: string, body: object) => {
    const headers = { ...lastYear, 'idempotency-key': crypto.randomUUID() };
    return (await asSuper<{ data: { id: number } }>('POST', path, body, headers)).data.id;
  };
  const performance = (level: string) => ({
    satuan_kerja_id: unit,
    sasaran: `Sasaran ${level} ${word}`,
    indikator: `Indikator ${level} ${word}`,
    satuan: 'dokumen',
    polaritas: 'maximize',
    tipe_hitung: 'akumulasi',
    range_min: null,
    range_max: null,
    ...none('realisasi'),
    ...none('realisasi_anggaran'),
    ...none('anggaran'),
    target: 8,
    ...Object.fromEntries([1, 2, 3, 4].map((tw) => [`target_tw${tw}`, 2])),
    anggaran: null,
    pengampu: 'unit-kerja',
    struktur_organisasi_id: posts.at(-1)?.value,
    tim_kerja_id: null,
    skp: false,
  });
  const program = await post('/kinerja-program', {
    ...performance('program'),
    sasaran_strategis_pd_id: goals[0]?.id,
    program_id: nomenclature.program_id,
  });
  const kegiatan = await post('/kinerja-kegiatan', {
    ...performance('kegiatan'),
    kinerja_program_id: program,
    kegiatan_id: nomenclature.kegiatan_id,
  });
  const sub = await post('/kinerja-sub-kegiatan', {
    ...performance('sub'),
    kinerja_kegiatan_id: kegiatan,
    sub_kegiatan_id: nomenclature.sub_kegiatan_id,
    indikator_kemendagri: null,
    is_external: false,
  });
  await post('/kinerja-langkah-aksi', {
    satuan_kerja_id: unit,
    kinerja_sub_kegiatan_id: sub,
    sasaran: `Langkah ${word}`,
    indikator: `Indikator langkah ${word}`,
    satuan: 'dokumen',
    ...Object.fromEntries([1, 2, 3, 4].map((tw) => [`target_tw${tw}`, 2])),
    ...none('realisasi'),
    anggaran: null,
    penyebab_kegagalan_id: null,
    anggota: [],
  });
  return word;
}
