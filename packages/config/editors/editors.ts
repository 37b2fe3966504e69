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
export type Editor =
  | ({ readonly way: 'pressed'; readonly editor: string } & Proof)
  | ({ readonly way: 'alone' } & Proof)
  | { readonly way: 'act' };

const pressed = (editor: string, test: string, name: string): Editor => ({
  way: 'pressed',
  editor,
  test,
  name,
});
const alone = (test: string, name: string): Editor => ({ way: 'alone', test, name });
const act: Editor = { way: 'act' };

const LKE = 'mf-lke/src/features';
const PLANNING = 'mf-planning/src/features';
const RAPOR = 'mf-rapor/src/features';
const TIM = 'mf-tim-kerja/src/features';
/** The queue of a table, which is the same for every table. */
const QUEUE = ['packages/sheet/src/core/save-queue.test.ts', 'of the same field waits for a choice'] as const;
const FORM = 'packages/resource/src/react/form/use-submit.ts';

/** Every place that sends `If-Match`, with its editor and the test in which two people meet there. */
export const editors: Readonly<Record<string, Editor>> = {
  'mf-display/src/features/program-inovatif/inovasi-form.tsx#InovasiForm': pressed(
    'mf-display/src/features/program-inovatif/inovasi-form.tsx',
    'mf-display/src/features/program-inovatif/program-inovatif.test.tsx',
    'an innovation is changed by two people, neither over the other',
  ),
  'mf-display/src/features/program-inovatif/remove-inovasi.tsx#RemoveInovasi': act,
  [`${LKE}/bukti/use-bukti.ts#useTarik`]: act,
  [`${LKE}/bukti/use-eviden.ts#useDescribe`]: pressed(
    `${LKE}/bukti/keterangan-dialog.tsx`,
    `${LKE}/bukti/dua-orang.test.tsx`,
    'never write over each other’s words',
  ),
  [`${LKE}/bukti/use-eviden.ts#useRemoveEviden`]: act,
  [`${LKE}/bukti/use-eviden.ts#useReplace`]: pressed(
    `${LKE}/bukti/ganti-isi.tsx`,
    `${LKE}/bukti/dua-orang.test.tsx`,
    'never put an address in the place of one that was not seen',
  ),
  [`${LKE}/dokumen/restore-dialog.tsx#RestoreDialog`]: act,
  [`${LKE}/dokumen/upload-dialog.tsx#UploadDialog`]: act,
  [`${LKE}/dokumen/withdraw-dialog.tsx#WithdrawDialog`]: act,
  [`${LKE}/eviden/pembagian/use-pembagian.ts#partOf`]: pressed(
    `${LKE}/eviden/pembagian/bagian-form.tsx`,
    `${LKE}/eviden/pembagian/pembagian.test.tsx`,
    'a part is changed by two coordinators, neither over the other',
  ),
  [`${LKE}/eviden/use-isian.ts#useIsian`]: alone(
    `${LKE}/eviden/eviden.test.tsx`,
    'that somebody else gave meanwhile is shown beside one’s own, and chosen between',
  ),
  [`${LKE}/hasil/buka-kembali-dialog.tsx#BukaKembaliDialog`]: act,
  [`${LKE}/instrumen/instrumen-editor.tsx#InstrumenEditor`]: pressed(
    `${LKE}/instrumen/instrumen-editor.tsx`,
    `${LKE}/instrumen/instrumen.test.tsx`,
    'an instrument is written by two people, neither over the other',
  ),
  [`${LKE}/penilaian-humanis/pleno-field.tsx#PlenoField`]: pressed(
    `${LKE}/penilaian-humanis/pleno-field.tsx`,
    `${LKE}/penilaian-humanis/pleno.test.tsx`,
    'neither points nor reason are written over unseen',
  ),
  [`${LKE}/penilaian/komentar-panel.tsx#MessageForm`]: pressed(
    `${LKE}/penilaian/komentar-panel.tsx`,
    `${LKE}/penilaian/dua-putusan.test.tsx`,
    'mend one comment in two tabs, neither over the other',
  ),
  [`${LKE}/penilaian/komentar-panel.tsx#ThreadView`]: act,
  [`${LKE}/penilaian/putusan-bar.tsx#PutusanBar`]: pressed(
    `${LKE}/penilaian/putusan-bar.tsx`,
    `${LKE}/penilaian/dua-putusan.test.tsx`,
    'flag and accept a piece of evidence, neither over the other',
  ),
  [`${LKE}/penilaian/isian/use-isian.ts#useIsian`]: alone(
    `${LKE}/penilaian/isian/dua-penilai.test.tsx`,
    'a conflict sends nothing before it is decided',
  ),
  [`${LKE}/tindak-lanjut/use-tindak-lanjut.ts#useLangkahTindakLanjut`]: act,
  [`${LKE}/tindak-lanjut/use-tindak-lanjut.ts#useLepaskan`]: act,
  [`${LKE}/tindak-lanjut/use-tindak-lanjut.ts#useSaveRencana`]: pressed(
    `${LKE}/tindak-lanjut/rencana-dialog.tsx`,
    `${LKE}/tindak-lanjut/tindak-lanjut.test.tsx`,
    'is planned by two people, neither over the other',
  ),
  'mf-lke/src/lembar/use-langkah.ts#useLangkah': act,
  [`${PLANNING}/capaian-iku/save-iku.ts#saveIku`]: alone(
    `${PLANNING}/capaian-iku/capaian-iku.test.tsx`,
    'sends nothing of the row while it is not decided',
  ),
  [`${PLANNING}/kinerja-cross-cutting/decide-cross.tsx#useDecision`]: act,
  [`${PLANNING}/perjanjian-kinerja/use-steps.ts#shownInput`]: act,
  [`${PLANNING}/rencana-aksi-terintegrasi/use-plan-saver.ts#send`]: alone(...QUEUE),
  [`${PLANNING}/validasi-perencanaan/decision-dialog.tsx#DecisionDialog`]: act,
  [`${RAPOR}/lkip-alur/use-komentar.ts#useTandai`]: act,
  [`${RAPOR}/lkip-alur/use-langkah.ts#useLangkah`]: act,
  [`${RAPOR}/lkip-narasi/use-putuskan.ts#usePutuskan`]: act,
  [`${RAPOR}/lkip/use-tulis.ts#portsOf`]: alone(
    `${RAPOR}/lkip/tulis-session.test.ts`,
    'sets aside what was typed over an older one',
  ),
  [`${RAPOR}/lkip/versi-dialog.tsx#useRestore`]: act,
  [`${RAPOR}/nilai-jenjang/use-jenjang-saver.ts#useJenjangSaver`]: alone(
    `${RAPOR}/nilai-jenjang/nilai-jenjang.test.tsx`,
    'because somebody else chose another one lets the reader decide',
  ),
  [`${RAPOR}/penambahan-output/use-output-saver.ts#useOutputSaver`]: alone(...QUEUE),
  [`${RAPOR}/penyebab/use-save-langkah.ts#useSaveLangkah`]: pressed(
    `${RAPOR}/penyebab/langkah-dialog.tsx`,
    `${RAPOR}/penyebab/penyebab.test.tsx`,
    'a repair step is changed by two people, neither over the other',
  ),
  [`${RAPOR}/penyebab/use-save-penyebab.ts#useSavePenyebab`]: pressed(
    `${RAPOR}/penyebab/penyebab-dialog.tsx`,
    `${RAPOR}/penyebab/penyebab.test.tsx`,
    'is changed by two people, neither over the other',
  ),
  'mf-tim-kerja/src/anggota/langkah-dialog.tsx#LangkahDialog': act,
  [`${TIM}/anggota/edit-page.tsx#UbahForm`]: pressed(
    `${TIM}/anggota/edit-page.tsx`,
    `${TIM}/anggota/anggota.test.tsx`,
    'that somebody else changed meanwhile shows both beside each other',
  ),
  [`${TIM}/beban/use-pindah.ts#usePindah`]: act,
  [`${TIM}/pegawai/berhenti-dialog.tsx#BerhentiDialog`]: act,
  [`${TIM}/pegawai/pegawai-dialog.tsx#JabatanBaruDialog`]: pressed(
    `${TIM}/pegawai/pegawai-dialog.tsx`,
    `${TIM}/pegawai/pegawai.test.tsx`,
    'is corrected by two people, neither over the other',
  ),
  [`${TIM}/pegawai/pegawai-dialog.tsx#KoreksiDialog`]: pressed(
    `${TIM}/pegawai/pegawai-dialog.tsx`,
    `${TIM}/pegawai/pegawai.test.tsx`,
    'is corrected by two people, neither over the other',
  ),
  [`${TIM}/saya/anggota/use-laporan.ts#useLaporan`]: alone(...QUEUE),
  [`${TIM}/saya/use-ketua.ts#useBagi`]: pressed(
    `${TIM}/saya/bagi/bagi-dialog.tsx`,
    `${TIM}/saya/ketua/ketua-tim.test.tsx`,
    'that somebody else made meanwhile is shown beside one’s own',
  ),
  [`${TIM}/saya/use-ketua.ts#usePutuskan`]: act,
  [`${TIM}/tim/bubarkan-dialog.tsx#BubarkanDialog`]: act,
  [`${TIM}/tim/pejabat-dialog.tsx#PejabatList`]: act,
  [`${TIM}/tim/tim-dialog.tsx#TimDialog`]: pressed(
    `${TIM}/tim/tim-dialog.tsx`,
    `${TIM}/tim/tim.test.tsx`,
    'that somebody else changed meanwhile shows both names and leaders',
  ),
  'packages/resource/src/react/form/use-save-row.ts#useSaveRow': pressed(
    FORM,
    `${PLANNING}/kinerja-program/kinerja-program-form.test.tsx`,
    'is saved once it is said which one counts',
  ),
  'packages/resource/src/react/queue/use-verdict.ts#useVerdict': act,
  'packages/resource/src/react/use-remove.ts#useRemove': act,
  'shell/src/users/user-mutations.ts#target': pressed(
    'shell/src/users/edit-user-modal.tsx',
    'shell/src/users/user-form.test.tsx',
    'saves mine once I have said so',
  ),
};
