import { startOfZonedDate } from './time/zoned';

const MINIMUM_AGE = 17;
/** Stands in the month's place for government employees with a work agreement (PPPK). */
const PPPK_MARK = '21';

/** Nobody who works was born or appointed in another century. */
const CENTURY = /^(19|20)/;

const SHAPE = /^(\d{4})(\d{2})(\d{2})(\d{4})(\d{2})(\d)(\d{3})$/;

/** What is wrong with a NIP, in the words shown beside the field (domain §6). */
export const nipMessages = {
  bentuk: 'NIP terdiri atas 18 angka',
  lahir: 'Tanggal lahir pada NIP tidak dikenal',
  pengangkatan: 'Bulan pengangkatan pada NIP harus 01 sampai 12, atau 21 untuk PPPK',
  jenisKelamin: 'Angka ke-15 pada NIP harus 1 atau 2',
  umur: 'Umur saat pengangkatan pada NIP kurang dari 17 tahun',
} as const;

export type NipProblem = keyof typeof nipMessages;

/**
 * Checks an employee number: birth date, appointment (month, or 21 for PPPK), 1 man or 2 woman, serial, 18 digits,
 * at least 17 years old when appointed. Null when it is valid (domain §6).
 */
export function nipProblem(nip: string): NipProblem | null {
  const parts = SHAPE.exec(nip)?.slice(1);
  if (parts === undefined) return 'bentuk';
  const [birthYear = '', birthMonth = '', birthDay = '', year = '', month = '', gender = ''] = parts;
  if (!CENTURY.test(birthYear) || startOfZonedDate(`${birthYear}-${birthMonth}-${birthDay}`) === null)
    return 'lahir';
  const isPppk = month === PPPK_MARK;
  const isMonth = isPppk || (Number(month) >= 1 && Number(month) <= 12);
  if (!isMonth || !CENTURY.test(year)) return 'pengangkatan';
  if (gender !== '1' && gender !== '2') return 'jenisKelamin';
  const months = (Number(year) - Number(birthYear)) * 12 + (isPppk ? 0 : Number(month) - Number(birthMonth));
  return months < MINIMUM_AGE * 12 ? 'umur' : null;
}

/** Civil servants and government employees with a work agreement. */
export const semuaStatusAsn = ['PNS', 'PPPK'] as const;
export type StatusAsn = (typeof semuaStatusAsn)[number];

/** Whether a valid employee number is that of a civil servant or of an employee with a work agreement (domain §6). */
export const statusAsn = (nip: string): StatusAsn => (nip.slice(12, 14) === PPPK_MARK ? 'PPPK' : 'PNS');
