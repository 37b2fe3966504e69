import type { Kunci } from '@selaras/contracts';
import { type FieldGroup, isOpen } from '@selaras/domain';
import type { Lock } from '@selaras/resource/core';

const reports: readonly FieldGroup[] = ['tw1', 'tw2', 'tw3', 'tw4', 'realisasi'];
const plans: readonly FieldGroup[] = ['kinerja', 'target', 'pengampu', 'anggaran'];
/** Group of what a form does not name (domain §7). */
const USUAL: FieldGroup = 'kinerja';

/** Whether all of these groups belong to the report of quarters and years, which the validation of plans does not close. */
const isReport = (groups: readonly string[]) =>
  groups.length > 0 && groups.every((group) => reports.some((report) => report === group));

/** The lock of a plan, by deadline, stage of validation and quarter, as forms ask it. */
export function planLock(kunci: Kunci): Lock {
  const { alasan, pesan, bidang } = kunci;
  const open = new Set<string>([...plans, ...reports].filter((group) => isOpen(kunci, group)));
  const named = (groups: readonly (string | undefined)[]) => groups.map((group) => group ?? USUAL);
  return {
    notice: alasan === null || pesan === null ? null : { reason: alasan, text: pesan },
    isOpen: (group = USUAL) => open.has(group),
    concerns: (groups) => !isReport(named(groups)),
    closedWords(groups) {
      if (isReport(named(groups)))
        return 'Hanya dapat dibaca: batas waktu pengisian realisasinya telah habis.';
      if (alasan === 'batas-waktu') return 'Hanya dapat dibaca: batas waktu pengisian telah habis.';
      if (bidang.length === 0) return 'Hanya dapat dibaca: perencanaan sedang atau sudah divalidasi.';
      return `Hanya dapat dibaca: pada tahap ini yang dapat diubah ${bidang.join(' dan ')}.`;
    },
  };
}
