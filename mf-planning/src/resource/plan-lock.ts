import type { Kunci } from '@selaras/contracts';
import {
  belumDibukaOf,
  type FieldGroup,
  isOpen,
  isRealisasi,
  positionOfGroup,
  triwulanWord,
} from '@selaras/domain';
import type { Lock } from '@selaras/resource/core';

/** Group of what a form does not name (domain §7). */
const USUAL: FieldGroup = 'kinerja';

/** "a, b, dan c"; made when it is needed: a browser's words take long to load. */
const listed = (words: Iterable<string>) => new Intl.ListFormat('id').format(words);

/** Whether all of these groups belong to the report of quarters and years, which the validation of plans does not close. */
const isReport = (groups: readonly FieldGroup[]) => groups.length > 0 && groups.every(isRealisasi);

/** Closed years beside an open one: their texts stay (decision 56). */
function revisionWords({ tahunan = [] }: Kunci): string | null {
  const closed = tahunan.filter(({ tertutup }) => tertutup).map(({ tahun }) => tahun);
  if (closed.length === 0) return null;
  return `Teks dan induk tahun ${closed.join(', ')} tetap seperti ditetapkan: perubahan di sini tidak mengubahnya.`;
}

/** Whether figures of a year are open to this writer alone. */
const passedYears = ({ tahunan = [] }: Kunci) =>
  tahunan.some(({ tertutup = false, alasan }) => tertutup && alasan === null);

/** The lock of a plan, by deadline, stage of validation and quarter, as forms ask it. */
export function planLock(kunci: Kunci): Lock {
  const { alasan, pesan, bidang, tertutup = false } = kunci;
  const named = (groups: readonly (string | undefined)[]) =>
    groups.map((group = USUAL) => group as FieldGroup);
  /** When the first of these groups opens whose time has not come. */
  const aheadOf = (groups: readonly FieldGroup[]) =>
    groups.map((group) => belumDibukaOf(kunci, group)).find(Boolean);
  /** Why nothing of these reports can be written. */
  const reportWords = (groups: readonly FieldGroup[]) =>
    aheadOf(groups) ?? 'Batas waktu pengisian realisasinya telah habis.';
  return {
    notice: alasan === null || pesan === null ? null : { reason: alasan, text: pesan },
    act: actOf(kunci),
    passes: alasan === null && (tertutup || passedYears(kunci)),
    revision: tertutup ? null : revisionWords(kunci),
    isOpen: (group = USUAL) => isOpen(kunci, group as FieldGroup),
    closedYears(groups) {
      const shut = named(groups).filter((group) => !isOpen(kunci, group));
      const years = (kunci.tahunan ?? []).flatMap(({ tahun, pesan }, index) => {
        const ofYear = shut.filter((group) => positionOfGroup(group) === index + 1);
        if (ofYear.length === 0) return [];
        const words = isReport(ofYear) ? reportWords(ofYear) : pesan;
        return words === null ? [] : [`${tahun}: ${words}`];
      });
      return [aheadOf(shut.filter((group) => /^tw/.test(group))) ?? [], years].flat();
    },
    aheadWords: (groups) => aheadOf(named(groups)) ?? null,
    openWords(groups) {
      if (alasan === null) return null;
      const reports = named(groups).filter((group) => isRealisasi(group) && isOpen(kunci, group));
      const times = reports.flatMap((group) => {
        const position = positionOfGroup(group);
        if (position !== null) return kunci.tahunan?.[position - 1]?.tahun ?? [];
        return group === 'realisasi' ? [] : triwulanWord(Number(group.slice(2)));
      });
      return times.length === 0
        ? null
        : `Yang masih dapat diisi: realisasi ${listed([...new Set(times)].map(String))}.`;
    },
    concerns: (groups) => !isReport(named(groups)),
    closedWords(groups) {
      if (isReport(named(groups))) return reportWords(named(groups));
      if (alasan === 'batas-waktu') return 'Hanya dapat dibaca: batas waktu pengisian telah habis.';
      if (bidang.length === 0) return 'Hanya dapat dibaca: perencanaan sedang atau sudah divalidasi.';
      return `Hanya dapat dibaca: pada tahap ini yang dapat diubah ${bidang.join(' dan ')}.`;
    },
  };
}

/** Planning fields that are open in the chosen year or in another one of a five-year row: those are what is changed. */
function actOf({ bidang, tahunan = [] }: Kunci): string {
  const open = new Set([bidang, ...tahunan.map((year) => year.bidang)].flat());
  if (open.size === 0) return 'Isi realisasi';
  return open.has('kinerja') ? 'Ubah' : `Ubah ${listed(open)}`;
}
