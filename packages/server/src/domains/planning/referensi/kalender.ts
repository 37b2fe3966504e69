import { addDays, formatDeadline, startOfZonedDate, zonedDate } from '@selaras/domain';
import { createEvents, type DateArray, type EventAttributes } from 'ics';

/** A deadline: filling in ends at midnight at the start of `tanggal`. */
export interface BatasKalender {
  readonly id: number;
  readonly nama: string;
  readonly tahun: number;
  /** `YYYY-MM-DD` */
  readonly tanggal: string;
  readonly diubah: Date;
}

const partsOf = (date: string) => date.split('-').map(Number) as DateArray;

/** Nine in the morning, this many days before the day of the event. */
const reminder = (days: number, nama: string): NonNullable<EventAttributes['alarms']>[number] => ({
  action: 'display',
  description: nama,
  trigger: { days: days - 1, hours: 15, before: true },
});

function eventOf({ id, nama, tahun, tanggal, diubah }: BatasKalender, host: string): EventAttributes {
  const closing = startOfZonedDate(tanggal);
  if (closing === null) throw new Error(`A deadline has no date: ${tanggal}`);
  const lastDay = zonedDate(addDays(closing, -1));
  const title = `${nama} ${tahun}: hari terakhir`;
  return {
    uid: `batas-waktu-${id}@${host}`,
    title,
    description: `Pengisian ditutup ${formatDeadline(tanggal)}.`,
    start: partsOf(lastDay),
    end: partsOf(tanggal),
    busyStatus: 'FREE',
    transp: 'TRANSPARENT',
    lastModified: diubah.getTime(),
    startInputType: 'utc',
    alarms: [reminder(7, title), reminder(1, title)],
  };
}

/**
 * Deadlines as a calendar (RFC 5545): each on the last day on which one may still fill in, with a reminder seven days
 * and one day before. The same deadline keeps its UID, so that a moved one moves in the calendars that subscribed.
 */
export function kalenderText(batas: readonly BatasKalender[], host: string, nama: string): string {
  const { error, value } = createEvents(
    batas.map((one) => eventOf(one, host)),
    { calName: nama, productId: 'selaras', method: 'PUBLISH' },
  );
  if (error || !value) throw error ?? new Error('No calendar was made');
  return value;
}
