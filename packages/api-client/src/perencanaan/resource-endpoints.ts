import type {
  AnyCall,
  capaianIkuCalls,
  imporCalls,
  kamusIndikatorCalls,
  kamusIndikatorFungsionalCalls,
  kegiatanCalls,
  kinerjaCrossCuttingCalls,
  kinerjaKegiatanCalls,
  kinerjaLangkahAksiCalls,
  kinerjaProgramCalls,
  kinerjaSubKegiatanCalls,
  perjanjianKinerjaCalls,
  perjanjianKinerjaPegawaiCalls,
  perjanjianKinerjaPemdaCalls,
  programCalls,
  ResourceCalls,
  referensiCalls,
  rekapAnggaranCalls,
  rencanaAksiPdCalls,
  rencanaAksiRpjmdCalls,
  rencanaAksiTerintegrasiCalls,
  sasaranStrategisPdCalls,
  sasaranStrategisRpjmdCalls,
  simpulCrossCalls,
  simpulCrossEksporCalls,
  subKegiatanCalls,
  validasiPerencanaanCalls,
  visiMisiRpjmdCalls,
} from '@selaras/contracts';
import { type Endpoint, type EndpointsOf, endpoint, type ResourceEndpoints } from '../endpoint';

const read = <Call extends AnyCall>(path: string) => endpoint<Call>('GET', path, 'kinerja');
const post = <Call extends AnyCall>(path: string) => endpoint<Call>('POST', path, 'kinerja');
const put = <Call extends AnyCall>(path: string) => endpoint<Call>('PUT', path, 'kinerja');

function resourceEndpoints<Calls extends ResourceCalls>(path: string): ResourceEndpoints<Calls> {
  const all: Record<keyof ResourceCalls, Endpoint<AnyCall>> = {
    list: read(path),
    get: read(`${path}/{id}`),
    create: post(path),
    update: put(`${path}/{id}`),
    remove: endpoint('DELETE', `${path}/{id}`, 'kinerja'),
    riwayat: read(`${path}/{id}/riwayat`),
    ekspor: read(`${path}/ekspor`),
  };
  return all as ResourceEndpoints<Calls>;
}

type RencanaAksiPd = typeof rencanaAksiPdCalls;
type RencanaAksiRpjmd = typeof rencanaAksiRpjmdCalls;
/** The calls of a queue of Bappeda's (contracts `antreanBappedaCalls`), below one path. */
type AntreanCalls = Readonly<Record<'antrean' | 'eksporAntrean' | 'putuskan' | 'putuskanBanyak', AnyCall>>;
type AntreanEndpoints<Calls extends AntreanCalls = AntreanCalls> = EndpointsOf<
  Pick<Calls, keyof AntreanCalls>
>;

function antreanEndpoints<Calls extends AntreanCalls>(path: string): AntreanEndpoints<Calls> {
  const all: Record<keyof AntreanCalls, Endpoint<AnyCall>> = {
    antrean: read(`${path}/validasi`),
    eksporAntrean: read(`${path}/validasi/ekspor`),
    putuskan: put(`${path}/{id}/validasi`),
    putuskanBanyak: post(`${path}/validasi`),
  };
  return all as AntreanEndpoints<Calls>;
}

type KamusIndikator = typeof kamusIndikatorCalls;
type KamusFungsional = typeof kamusIndikatorFungsionalCalls;
type SubKegiatan = typeof kinerjaSubKegiatanCalls;
type CrossCutting = typeof kinerjaCrossCuttingCalls;
type SimpulCross = typeof simpulCrossCalls;
type SimpulCrossEkspor = typeof simpulCrossEksporCalls;
type Validasi = typeof validasiPerencanaanCalls;
type ImporCalls = typeof imporCalls;
type CapaianIku = typeof capaianIkuCalls;
type RekapAnggaran = typeof rekapAnggaranCalls;
type Terintegrasi = typeof rencanaAksiTerintegrasiCalls;

type Perjanjian = typeof perjanjianKinerjaCalls;
type PerjanjianPegawai = typeof perjanjianKinerjaPegawaiCalls;

/** The steps that every family of performance agreements has. */
const langkahPerjanjian = <Calls extends Record<'buat' | 'terbitkan' | 'tandaTangan' | 'hapus', AnyCall>>(
  path: string,
) => ({
  buat: post<Calls['buat']>(path),
  terbitkan: endpoint<Calls['terbitkan']>('POST', `${path}/{id}/terbitkan`),
  tandaTangan: endpoint<Calls['tandaTangan']>('PUT', `${path}/{id}/salinan`),
  hapus: endpoint<Calls['hapus']>('DELETE', `${path}/{id}`),
});

/** Every planning entity by its name in contracts without `Calls`; a test compares the two tables. */
export const resources = {
  capaianIku: {
    daftar: read<CapaianIku['daftar']>('/capaian-iku'),
    ringkasan: read<CapaianIku['ringkasan']>('/capaian-iku/ringkasan'),
    ekspor: read<CapaianIku['ekspor']>('/capaian-iku/ekspor'),
    ubahKabupaten: put<CapaianIku['ubahKabupaten']>('/capaian-iku/kabupaten/{id}'),
    ubahPd: put<CapaianIku['ubahPd']>('/capaian-iku/pd/{id}'),
  },
  impor: {
    pratinjauNomenklatur: post<ImporCalls['pratinjauNomenklatur']>('/impor/nomenklatur'),
    templatNomenklatur: endpoint<ImporCalls['templatNomenklatur']>('GET', '/impor/nomenklatur/templat'),
    pratinjauKaskade: post<ImporCalls['pratinjauKaskade']>('/impor/kaskade'),
    templatKaskade: read<ImporCalls['templatKaskade']>('/impor/kaskade/templat'),
    get: read<ImporCalls['get']>('/impor/{id}'),
    baris: read<ImporCalls['baris']>('/impor/{id}/baris'),
    jalankan: post<ImporCalls['jalankan']>('/impor/{id}/jalankan'),
    batal: post<ImporCalls['batal']>('/impor/{id}/batal'),
  },
  kamusIndikator: {
    ...resourceEndpoints<KamusIndikator>('/kamus-indikator'),
    ...antreanEndpoints<KamusIndikator>('/kamus-indikator'),
    pilihanKinerja: read<KamusIndikator['pilihanKinerja']>('/kamus-indikator/pilihan-kinerja'),
    isian: read<KamusIndikator['isian']>('/kamus-indikator/isian'),
  },
  kamusIndikatorFungsional: {
    ...resourceEndpoints<KamusFungsional>('/kamus-indikator-fungsional'),
    pilihanJabatan: read<KamusFungsional['pilihanJabatan']>('/kamus-indikator-fungsional/pilihan-jabatan'),
  },
  kegiatan: resourceEndpoints<typeof kegiatanCalls>('/kegiatan'),
  kinerjaCrossCutting: {
    ...resourceEndpoints<CrossCutting>('/kinerja-cross-cutting'),
    setujui: post<CrossCutting['setujui']>('/kinerja-cross-cutting/{id}/setujui'),
    tolak: post<CrossCutting['tolak']>('/kinerja-cross-cutting/{id}/tolak'),
    pilihanSimpul: read<CrossCutting['pilihanSimpul']>('/kinerja-cross-cutting/pilihan-simpul'),
  },
  kinerjaKegiatan: {
    ...resourceEndpoints<typeof kinerjaKegiatanCalls>('/kinerja-kegiatan'),
    isian: read<typeof kinerjaKegiatanCalls.isian>('/kinerja-kegiatan/isian-tahun-lalu'),
  },
  kinerjaLangkahAksi: resourceEndpoints<typeof kinerjaLangkahAksiCalls>('/kinerja-langkah-aksi'),
  kinerjaProgram: {
    ...resourceEndpoints<typeof kinerjaProgramCalls>('/kinerja-program'),
    isian: read<typeof kinerjaProgramCalls.isian>('/kinerja-program/isian-tahun-lalu'),
  },
  kinerjaSubKegiatan: {
    ...resourceEndpoints<SubKegiatan>('/kinerja-sub-kegiatan'),
    isian: read<SubKegiatan['isian']>('/kinerja-sub-kegiatan/isian-tahun-lalu'),
    ubahTimKerja: put<SubKegiatan['ubahTimKerja']>('/kinerja-sub-kegiatan/{id}/tim-kerja'),
    ...antreanEndpoints<SubKegiatan>('/kinerja-sub-kegiatan'),
  },
  perjanjianKinerja: {
    daftar: read<Perjanjian['daftar']>('/perjanjian-kinerja'),
    rincian: endpoint<Perjanjian['rincian']>('GET', '/perjanjian-kinerja/{id}'),
    ...langkahPerjanjian<Perjanjian>('/perjanjian-kinerja'),
  },
  perjanjianKinerjaPegawai: {
    daftar: read<PerjanjianPegawai['daftar']>('/perjanjian-kinerja-pegawai'),
    rincian: endpoint<PerjanjianPegawai['rincian']>('GET', '/perjanjian-kinerja-pegawai/{id}'),
    ...langkahPerjanjian<PerjanjianPegawai>('/perjanjian-kinerja-pegawai'),
  },
  perjanjianKinerjaPemda: langkahPerjanjian<typeof perjanjianKinerjaPemdaCalls>('/perjanjian-kinerja-pemda'),
  program: resourceEndpoints<typeof programCalls>('/program'),
  referensi: resourceEndpoints<typeof referensiCalls>('/referensi'),
  rekapAnggaran: {
    pohon: read<RekapAnggaran['pohon']>('/rekap-anggaran/pohon'),
    ekspor: read<RekapAnggaran['ekspor']>('/rekap-anggaran/ekspor'),
    kabupaten: read<RekapAnggaran['kabupaten']>('/rekap-anggaran/kabupaten'),
    eksporKabupaten: read<RekapAnggaran['eksporKabupaten']>('/rekap-anggaran/kabupaten/ekspor'),
  },
  rencanaAksiTerintegrasi: {
    daftar: read<Terintegrasi['daftar']>('/kinerja-langkah-aksi-terintegrasi'),
    ubah: put<Terintegrasi['ubah']>('/kinerja-langkah-aksi-terintegrasi/{tingkat}/{id}'),
    ekspor: read<Terintegrasi['ekspor']>('/kinerja-langkah-aksi-terintegrasi/ekspor'),
    tambahBukti: post<Terintegrasi['tambahBukti']>('/kinerja-langkah-aksi/{id}/bukti'),
    hapusBukti: endpoint<Terintegrasi['hapusBukti']>(
      'DELETE',
      '/kinerja-langkah-aksi/{id}/bukti/{bukti_id}',
      'kinerja',
    ),
  },
  rencanaAksiPd: {
    ...resourceEndpoints<RencanaAksiPd>('/rencana-aksi-pd'),
    realisasi: put<RencanaAksiPd['realisasi']>('/rencana-aksi-pd/{id}/realisasi'),
  },
  rencanaAksiRpjmd: {
    ...resourceEndpoints<RencanaAksiRpjmd>('/rencana-aksi-rpjmd'),
    realisasi: put<RencanaAksiRpjmd['realisasi']>('/rencana-aksi-rpjmd/{id}/realisasi'),
  },
  sasaranStrategisPd: resourceEndpoints<typeof sasaranStrategisPdCalls>('/sasaran-strategis-pd'),
  sasaranStrategisRpjmd: resourceEndpoints<typeof sasaranStrategisRpjmdCalls>('/sasaran-strategis-rpjmd'),
  simpulCross: {
    sasaranStrategisPd: read<SimpulCross['sasaranStrategisPd']>(
      '/sasaran-strategis-rpjmd/{id}/sasaran-strategis-pd-cross',
    ),
    kinerjaProgram: read<SimpulCross['kinerjaProgram']>('/sasaran-strategis-pd/{id}/kinerja-program-cross'),
    kinerjaKegiatan: read<SimpulCross['kinerjaKegiatan']>('/kinerja-program/{id}/kinerja-kegiatan-cross'),
    kinerjaSubKegiatan: read<SimpulCross['kinerjaSubKegiatan']>(
      '/kinerja-kegiatan/{id}/kinerja-sub-kegiatan-cross',
    ),
  },
  simpulCrossEkspor: {
    sasaranStrategisPd: read<SimpulCrossEkspor['sasaranStrategisPd']>(
      '/sasaran-strategis-rpjmd/{id}/sasaran-strategis-pd-cross/ekspor',
    ),
    kinerjaProgram: read<SimpulCrossEkspor['kinerjaProgram']>(
      '/sasaran-strategis-pd/{id}/kinerja-program-cross/ekspor',
    ),
    kinerjaKegiatan: read<SimpulCrossEkspor['kinerjaKegiatan']>(
      '/kinerja-program/{id}/kinerja-kegiatan-cross/ekspor',
    ),
    kinerjaSubKegiatan: read<SimpulCrossEkspor['kinerjaSubKegiatan']>(
      '/kinerja-kegiatan/{id}/kinerja-sub-kegiatan-cross/ekspor',
    ),
  },
  subKegiatan: resourceEndpoints<typeof subKegiatanCalls>('/sub-kegiatan'),
  validasiPerencanaan: {
    antrean: read<Validasi['antrean']>('/validasi-perencanaan/antrean'),
    rincian: read<Validasi['rincian']>('/validasi-perencanaan/{satkerId}'),
    riwayat: read<Validasi['riwayat']>('/validasi-perencanaan/{satkerId}/riwayat'),
    ajukan: post<Validasi['ajukan']>('/validasi-perencanaan/{satkerId}/ajukan'),
    setujui: post<Validasi['setujui']>('/validasi-perencanaan/{satkerId}/setujui'),
    kembalikan: post<Validasi['kembalikan']>('/validasi-perencanaan/{satkerId}/kembalikan'),
  },
  visiMisiRpjmd: resourceEndpoints<typeof visiMisiRpjmdCalls>('/visi-misi-rpjmd'),
} as const;
