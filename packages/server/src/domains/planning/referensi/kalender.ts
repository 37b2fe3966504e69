import {
  addDays,
  formatDeadline,
  masaTriwulan,
  startOfZonedDate,
  triwulanReferensi,
  triwulanWord,
  zonedDate,
} from '@selaras/domain';
import { createEvents, type DateArray, type EventAttributes } from 'ics';

/** A deadline: filling in begins at midnight at the start of `mulai`, and ends at that of `batas`; both `YYYY-MM-DD`. */
export interface BatasKalender {
  readonly id: number;
  readonly kode: string;
  readonly nama: string;
  readonly tahun: number;
  /** null: a quarter opens on its first day, a plan has no beginning. */
  readonly mulai: string | null;
  /** null: it never ends. */
  readonly batas: string | null;
  readonly diubah: Date;
}

const partsOf = (date: string) => date.split('-').map(Number) as DateArray;

/** Nine in the morning, this many days before the day of the event. */
const reminder = (days: number, nama: string): NonNullable<EventAttributes['alarms']>[number] => ({
  action: 'display',
  description: nama,
  trigger: { days: days - 1, hours: 15, before: true },
});

const dayAfter = (date: string, days: number): string => {
  const start = startOfZonedDate(date);
  if (start === null) throw new Error(`A deadline has no date: ${date}`);
  return zonedDate(addDays(start, days));
};

const plain = ({ diubah }: BatasKalender) =>
  ({
    busyStatus: 'FREE',
    transp: 'TRANSPARENT',
    lastModified: diubah.getTime(),
    startInputType: 'utc',
  }) as const;

/** The last day on which one may fill in. */
function closing(row: BatasKalender, batas: string, host: string): EventAttributes {
  const title = `${row.nama} ${row.tahun}: hari terakhir`;
  return {
    ...plain(row),
    uid: `batas-waktu-${row.id}@${host}`,
    title,
    description: `Pengisian ditutup ${formatDeadline(batas)}.`,
    start: partsOf(dayAfter(batas, -1)),
    end: partsOf(batas),
    alarms: [reminder(7, title), reminder(1, title)],
  };
}

/** The first day on which the realisation of a quarter may be filled in, with a reminder at nine in its morning. */
function opening(row: BatasKalender, host: string): EventAttributes[] {
  const triwulan = triwulanReferensi(row.kode);
  if (triwulan === null) return [];
  const { mulai } = masaTriwulan(row.tahun, triwulan, row);
  const title = `Realisasi ${triwulanWord(triwulan)} ${row.tahun}: mulai dapat diisi`;
  return [
    {
      ...plain(row),
      uid: `mulai-realisasi-${row.id}@${host}`,
      title,
      description: `Pengisian dibuka ${formatDeadline(mulai)}.`,
      start: partsOf(mulai),
      end: partsOf(dayAfter(mulai, 1)),
      alarms: [{ action: 'display', description: title, trigger: { hours: 9, before: false } }],
    },
  ];
}

const eventsOf = (row: BatasKalender, host: string): EventAttributes[] => [
  ...opening(row, host),
  ...(row.batas === null ? [] : [closing(row, row.batas, host)]),
];

/**
 * Deadlines as a calendar (RFC 5545): each on the last day on which one may still fill in, with a reminder seven days
 * and one day before, and the first day of each quarter. The same deadline keeps its UID, so that a moved one moves in the calendars that subscribed.
 */
export function kalenderText(batas: readonly BatasKalender[], host: string, nama: string): string {
  const { error, value } = createEvents(
    batas.flatMap((one) => eventsOf(one, host)),
    { calName: nama, productId: 'selaras', method: 'PUBLISH' },
  );
  if (error || !value) throw error ?? new Error('No calendar was made');
  return value;
}
