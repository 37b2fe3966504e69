import { langkahLkip } from '@selaras/domain';
import { ofEntities } from './versioned-calls.fixture';

/** The test in which two people meet there: its file, and words of its name. */
interface Proof {
  readonly test: string;
  readonly name: string;
}

/**
 * How a place that sends `If-Match` comes by its version (ADR 120). `pressed`: fields that are saved by a press, drawn by
 * `editor`, which holds a save back until a conflict is decided. `alone`: fields that save themselves, by the queue of
 * `packages/sheet` or one that follows the same rule. `act`: nothing of the row is typed over; it decides about the row
 * that is shown, or that it was opened with.
 */
export type Editor = { readonly calls: readonly string[] } & (
  | ({ readonly way: 'pressed'; readonly editor: string } & Proof)
  | ({ readonly way: 'alone' } & Proof)
  | { readonly way: 'act' }
);

type Calls = readonly string[];
const pressed = (calls: Calls, editor: string, test: string, name: string): Editor => ({
  way: 'pressed',
  calls,
  editor,
  test,
  name,
});
const alone = (calls: Calls, test: string, name: string): Editor => ({ way: 'alone', calls, test, name });
const act = (calls: Calls): Editor => ({ way: 'act', calls });

const LEMBAR = '/lke/lembar/{satkerId}';
const TINDAK = '/lke/tindak-lanjut/{satkerId}/{tindakLanjutId}';
const below = (paths: readonly string[], calls: readonly string[]): string[] =>
  paths.flatMap((path) => calls.map((call) => call.replace(' ', ` ${path}`)));
const eachReport = (...calls: readonly string[]) =>
  below(['/lkip/satuan-kerja/{satkerId}', '/lkip/kabupaten'], calls);
const eachAgreement = (...calls: readonly string[]) =>
  below(
    ['/perjanjian-kinerja/{id}', '/perjanjian-kinerja-pegawai/{id}', '/perjanjian-kinerja-pemda/{id}'],
    calls,
  );
/** Calls of what has a description, by where the kit sends them. */
const entityCalls = {
  saved: ofEntities((method, step) => method === 'PUT' && step !== '/validasi'),
  judged: ofEntities((method, step) => method === 'PUT' && step === '/validasi'),
  removed: ofEntities((method) => method === 'DELETE'),
};

const LKE = 'mf-lke/src/features';
/** Pages of evidence, named in one dialog wherever it is. */
const named = (calls: Calls): Editor =>
  pressed(
    calls,
    `${LKE}/bukti/halaman/halaman-dialog.tsx`,
    `${LKE}/bukti/halaman/halaman.test.tsx`,
    'two people name its page, neither over the other',
  );
const PLANNING = 'mf-planning/src/features';
const RAPOR = 'mf-rapor/src/features';
const TIM = 'mf-tim-kerja/src/features';
/** The queue of a table, which is the same for every table. */
const QUEUE = ['packages/sheet/src/core/save-queue.test.ts', 'of the same field waits for a choice'] as const;
const FORM = 'packages/resource/src/react/form/use-submit.ts';

/** Every place that sends `If-Match`, with the calls it sends, its editor and the test in which two people meet there. */
export const editors: Readonly<Record<string, Editor>> = {
  'mf-display/src/features/program-inovatif/inovasi-form.tsx#InovasiForm': pressed(
    ['PUT /program-inovatif/{id}'],
    'mf-display/src/features/program-inovatif/inovasi-form.tsx',
    'mf-display/src/features/program-inovatif/program-inovatif.test.tsx',
    'an innovation is changed by two people, neither over the other',
  ),
  'mf-display/src/features/program-inovatif/remove-inovasi.tsx#RemoveInovasi': act([
    'DELETE /program-inovatif/{id}',
  ]),
  [`${LKE}/bukti/halaman/use-halaman.ts#useHalaman`]: named(['PUT /lke/bukti/{satkerId}/{buktiId}/halaman']),
  [`${LKE}/bukti/use-bukti.ts#useTarik`]: act(['DELETE /lke/bukti/{satkerId}/{buktiId}']),
  [`${LKE}/bukti/use-eviden.ts#useDescribe`]: pressed(
    ['PUT /lke/eviden/{satkerId}/{evidenId}'],
    `${LKE}/bukti/keterangan-dialog.tsx`,
    `${LKE}/bukti/dua-orang.test.tsx`,
    'never write over each other’s words',
  ),
  [`${LKE}/bukti/use-eviden.ts#useRemoveEviden`]: act(['DELETE /lke/eviden/{satkerId}/{evidenId}']),
  [`${LKE}/bukti/use-eviden.ts#useReplace`]: pressed(
    ['POST /lke/eviden/{satkerId}/{evidenId}/versi'],
    `${LKE}/bukti/ganti-isi.tsx`,
    `${LKE}/bukti/dua-orang.test.tsx`,
    'never put an address in the place of one that was not seen',
  ),
  [`${LKE}/dokumen/restore-dialog.tsx#RestoreDialog`]: act(['POST /dokumen/{id}/tampilkan']),
  [`${LKE}/dokumen/upload-dialog.tsx#UploadDialog`]: act(['POST /dokumen/{id}/versi']),
  [`${LKE}/dokumen/withdraw-dialog.tsx#WithdrawDialog`]: act(['POST /dokumen/{id}/tarik']),
  [`${LKE}/eviden/pembagian/use-pembagian.ts#partOf`]: pressed(
    [
      `PUT ${LEMBAR}/bagian/{bagianId}`,
      `DELETE ${LEMBAR}/bagian/{bagianId}`,
      `POST ${LEMBAR}/bagian/{bagianId}/serahkan`,
      `POST ${LEMBAR}/bagian/{bagianId}/kembalikan`,
      `POST ${LEMBAR}/bagian/{bagianId}/tutup`,
    ],
    `${LKE}/eviden/pembagian/bagian-form.tsx`,
    `${LKE}/eviden/pembagian/pembagian.test.tsx`,
    'a part is changed by two coordinators, neither over the other',
  ),
  [`${LKE}/eviden/use-answer-saver.ts#useAnswerSaver`]: alone(
    [`PUT ${LEMBAR}/kriteria/{kriteriaId}`],
    `${LKE}/eviden/eviden.test.tsx`,
    'that somebody else gave meanwhile is shown beside one’s own, and chosen between',
  ),
  [`${LKE}/hasil/buka-kembali-dialog.tsx#BukaKembaliDialog`]: act([`POST ${LEMBAR}/buka-kembali`]),
  [`${LKE}/instrumen/instrumen-editor.tsx#InstrumenEditor`]: pressed(
    ['PUT /lke/kelola-instrumen/{tahunInstrumen}'],
    `${LKE}/instrumen/instrumen-editor.tsx`,
    `${LKE}/instrumen/instrumen.test.tsx`,
    'an instrument is written by two people, neither over the other',
  ),
  [`${LKE}/penilaian-humanis/pleno-field.tsx#PlenoField`]: pressed(
    [`PUT ${LEMBAR}/pleno/{komponenId}`],
    `${LKE}/penilaian-humanis/pleno-field.tsx`,
    `${LKE}/penilaian-humanis/pleno.test.tsx`,
    'neither points nor reason are written over unseen',
  ),
  [`${LKE}/penilaian/komentar-panel.tsx#MessageForm`]: pressed(
    [`PUT ${LEMBAR}/komentar/{komentarId}`],
    `${LKE}/penilaian/komentar-panel.tsx`,
    `${LKE}/penilaian/dua-putusan.test.tsx`,
    'mend one comment in two tabs, neither over the other',
  ),
  [`${LKE}/penilaian/komentar-panel.tsx#ThreadView`]: act([`PUT ${LEMBAR}/komentar/{komentarId}/selesai`]),
  [`${LKE}/penilaian/putusan-bar.tsx#PutusanBar`]: pressed(
    [`PUT ${LEMBAR}/putusan/{buktiId}`],
    `${LKE}/penilaian/putusan-bar.tsx`,
    `${LKE}/penilaian/dua-putusan.test.tsx`,
    'flag and accept a piece of evidence, neither over the other',
  ),
  [`${LKE}/penilaian/isian/use-score-saver.ts#useScoreSaver`]: alone(
    [`PUT ${LEMBAR}/nilai/{kriteriaId}/{tahap}`],
    `${LKE}/penilaian/isian/dua-penilai.test.tsx`,
    'a conflict sends nothing before it is decided',
  ),
  [`${LKE}/tindak-lanjut/use-tindak-lanjut.ts#useHalamanLampiran`]: named([
    `PUT ${TINDAK}/bukti/{evidenVersiId}/halaman`,
  ]),
  [`${LKE}/tindak-lanjut/use-tindak-lanjut.ts#useLangkahTindakLanjut`]: act([
    `POST ${TINDAK}/ajukan`,
    `POST ${TINDAK}/kembalikan`,
    `POST ${TINDAK}/tutup`,
  ]),
  [`${LKE}/tindak-lanjut/use-tindak-lanjut.ts#useLepaskan`]: act([`DELETE ${TINDAK}/bukti/{evidenVersiId}`]),
  [`${LKE}/tindak-lanjut/use-tindak-lanjut.ts#useSaveRencana`]: pressed(
    [`PUT ${TINDAK}`],
    `${LKE}/tindak-lanjut/rencana-dialog.tsx`,
    `${LKE}/tindak-lanjut/tindak-lanjut.test.tsx`,
    'is planned by two people, neither over the other',
  ),
  'mf-lke/src/lembar/use-langkah.ts#useLangkah': act([
    `POST ${LEMBAR}/ajukan`,
    `POST ${LEMBAR}/mulai-penilaian`,
    `POST ${LEMBAR}/tutup-penilaian`,
    `POST ${LEMBAR}/mulai-perbaikan`,
    `POST ${LEMBAR}/ajukan-perbaikan`,
    `POST ${LEMBAR}/mulai-penilaian-2`,
    `POST ${LEMBAR}/tutup-penilaian-2`,
    `POST ${LEMBAR}/mulai-pleno`,
    `POST ${LEMBAR}/finalkan`,
  ]),
  [`${PLANNING}/capaian-iku/save-iku.ts#saveIku`]: alone(
    ['PUT /capaian-iku/kabupaten/{id}', 'PUT /capaian-iku/pd/{id}'],
    `${PLANNING}/capaian-iku/capaian-iku.test.tsx`,
    'sends nothing of the row while it is not decided',
  ),
  [`${PLANNING}/kinerja-cross-cutting/decide-cross.tsx#useDecision`]: act([
    'POST /kinerja-cross-cutting/{id}/setujui',
    'POST /kinerja-cross-cutting/{id}/tolak',
  ]),
  [`${PLANNING}/perjanjian-kinerja/use-steps.ts#shownInput`]: act(
    eachAgreement('POST /terbitkan', 'PUT /salinan', 'DELETE '),
  ),
  [`${PLANNING}/rencana-aksi-terintegrasi/use-plan-saver.ts#send`]: alone(
    ['PUT /kinerja-langkah-aksi-terintegrasi/{tingkat}/{id}'],
    ...QUEUE,
  ),
  [`${PLANNING}/validasi-perencanaan/decision-dialog.tsx#DecisionDialog`]: act([
    'POST /validasi-perencanaan/{satkerId}/ajukan',
    'POST /validasi-perencanaan/{satkerId}/tarik',
    'POST /validasi-perencanaan/{satkerId}/setujui',
    'POST /validasi-perencanaan/{satkerId}/kembalikan',
  ]),
  [`${PLANNING}/validasi-perencanaan/komentar/komentar-thread.tsx#KomentarThread`]: act([
    'PUT /validasi-perencanaan/{satkerId}/komentar/{komentarId}/selesai',
  ]),
  [`${RAPOR}/lkip-alur/use-komentar.ts#useTandai`]: act(eachReport('PUT /komentar/{komentarId}/selesai')),
  [`${RAPOR}/lkip-alur/use-langkah.ts#useLangkah`]: act(
    eachReport(...Object.keys(langkahLkip).map((name) => `POST /alur/${name}`)),
  ),
  [`${RAPOR}/lkip-narasi/semua-draf/use-pakai-draf.ts#usePakaiDraf`]: act(
    eachReport('PUT /bagian/{bagian}/draf'),
  ),
  [`${RAPOR}/lkip-narasi/use-putuskan.ts#usePutuskan`]: act(eachReport('PUT /bagian/{bagian}/draf')),
  [`${RAPOR}/lkip/use-tulis.ts#portsOf`]: alone(
    eachReport('PUT /bagian/{bagian}'),
    `${RAPOR}/lkip/tulis-session.test.ts`,
    'sets aside what was typed over an older one',
  ),
  [`${RAPOR}/lkip/versi-dialog.tsx#useRestore`]: act(eachReport('PUT /bagian/{bagian}')),
  [`${RAPOR}/nilai-jenjang/use-jenjang-saver.ts#useJenjangSaver`]: alone(
    ['PUT /nilai-jenjang-kinerja/{id}'],
    `${RAPOR}/nilai-jenjang/nilai-jenjang.test.tsx`,
    'because somebody else chose another one lets the reader decide',
  ),
  [`${RAPOR}/penambahan-output/use-output-saver.ts#useOutputSaver`]: alone(
    ['PUT /penambahan-output/{satkerId}'],
    ...QUEUE,
  ),
  [`${RAPOR}/penyebab/use-save-langkah.ts#useSaveLangkah`]: pressed(
    ['PUT /kinerja-langkah-aksi/{id}'],
    `${RAPOR}/penyebab/langkah-dialog.tsx`,
    `${RAPOR}/penyebab/penyebab.test.tsx`,
    'a repair step is changed by two people, neither over the other',
  ),
  [`${RAPOR}/penyebab/use-save-penyebab.ts#useSavePenyebab`]: pressed(
    ['PUT /penyebab-kegagalan/{id}'],
    `${RAPOR}/penyebab/penyebab-dialog.tsx`,
    `${RAPOR}/penyebab/penyebab.test.tsx`,
    'is changed by two people, neither over the other',
  ),
  'mf-tim-kerja/src/anggota/langkah-dialog.tsx#LangkahDialog': act([
    'POST /tim-kerja/{id}/anggota/{nip}/langkah',
    'POST /validasi-anggota/{anggotaId}/langkah',
  ]),
  [`${TIM}/anggota/edit-page.tsx#UbahForm`]: pressed(
    ['PUT /tim-kerja/{id}/anggota/{nip}'],
    `${TIM}/anggota/edit-page.tsx`,
    `${TIM}/anggota/anggota.test.tsx`,
    'that somebody else changed meanwhile shows both beside each other',
  ),
  [`${TIM}/beban/use-pindah.ts#usePindah`]: act(['POST /beban-kerja/{satkerId}/orang/{pegawaiId}/pindah']),
  [`${TIM}/pegawai/berhenti-dialog.tsx#BerhentiDialog`]: act(['POST /pegawai/{nip}/berhenti']),
  [`${TIM}/pegawai/pegawai-dialog.tsx#JabatanBaruDialog`]: pressed(
    ['POST /pegawai/{nip}/pindah', 'POST /pegawai/{nip}/kembali'],
    `${TIM}/pegawai/pegawai-dialog.tsx`,
    `${TIM}/pegawai/pegawai.test.tsx`,
    'is corrected by two people, neither over the other',
  ),
  [`${TIM}/pegawai/pegawai-dialog.tsx#KoreksiDialog`]: pressed(
    ['PUT /pegawai/{nip}'],
    `${TIM}/pegawai/pegawai-dialog.tsx`,
    `${TIM}/pegawai/pegawai.test.tsx`,
    'is corrected by two people, neither over the other',
  ),
  [`${TIM}/saya/anggota/use-laporan.ts#useLaporan`]: alone(
    ['PUT /tim-saya/anggota/{bagianId}/{triwulan}'],
    ...QUEUE,
  ),
  [`${TIM}/saya/use-ketua.ts#useBagi`]: pressed(
    ['PUT /tim-saya/ketua/{timId}/langkah/{langkahId}/pembagian'],
    `${TIM}/saya/bagi/bagi-dialog.tsx`,
    `${TIM}/saya/ketua/ketua-tim.test.tsx`,
    'that somebody else made meanwhile is shown beside one’s own',
  ),
  [`${TIM}/saya/use-ketua.ts#usePutuskan`]: act([
    'POST /tim-saya/ketua/{timId}/realisasi/{bagianId}/{triwulan}',
  ]),
  [`${TIM}/tim/bubarkan-dialog.tsx#BubarkanDialog`]: act(['DELETE /tim-kerja/{id}']),
  [`${TIM}/tim/pejabat-dialog.tsx#PejabatList`]: act(['DELETE /pejabat-sementara/{satkerId}/{pejabatId}']),
  [`${TIM}/tim/tim-dialog.tsx#TimDialog`]: pressed(
    ['PUT /tim-kerja/{id}'],
    `${TIM}/tim/tim-dialog.tsx`,
    `${TIM}/tim/tim.test.tsx`,
    'that somebody else changed meanwhile shows both names and leaders',
  ),
  'packages/resource/src/react/form/use-save-row.ts#useSaveRow': pressed(
    entityCalls.saved,
    FORM,
    `${PLANNING}/kinerja-program/kinerja-program-form.test.tsx`,
    'is saved once it is said which one counts',
  ),
  'packages/resource/src/react/queue/use-verdict.ts#useVerdict': act(entityCalls.judged),
  'packages/resource/src/react/use-remove.ts#useRemove': act(entityCalls.removed),
  'shell/src/users/user-mutations.ts#target': pressed(
    [
      'PUT /users/{id}',
      'PUT /users/{id}/kata-sandi',
      'POST /users/{id}/lepas-faktor-kedua',
      'POST /users/{id}/nonaktifkan',
      'POST /users/{id}/aktifkan',
    ],
    'shell/src/users/edit-user-modal.tsx',
    'shell/src/users/user-form.test.tsx',
    'saves mine once I have said so',
  ),
};
