import { formatDate, judulPerjanjian, kalimatPerjanjian, lambang } from '@selaras/domain';
import type { Column, Content } from 'pdfmake/interfaces';
import type { PerjanjianKinerja, Pihak } from './perjanjian-kinerja';

const { pembuka, pernyataan: sendiri, kesepakatan: berdua, janji, supervisi } = kalimatPerjanjian;

/** Space between the word above a signature and the name below it. */
const SIGNATURE_HEIGHT = 58;

/** The promise with its signatures. The regent declares alone; everybody else agrees with his superior (domain §5). */
export function halamanPertama(perjanjian: PerjanjianKinerja, instansi: string): Content[] {
  const { satuan_kerja_nama, pihak_pertama, pihak_kedua } = perjanjian;
  return [
    { svg: lambang, width: 52, alignment: 'center' },
    { text: instansi.toUpperCase(), style: 'instansi' },
    { text: judulPerjanjian(perjanjian), style: 'judul' },
    { text: (satuan_kerja_nama ?? '').toUpperCase(), style: 'unit' },
    ...(pihak_kedua === null ? pernyataan(pihak_pertama) : kesepakatan(pihak_pertama, pihak_kedua)),
    tandaTangan(perjanjian),
  ];
}

const pernyataan = (pertama: Pihak): Content[] => [
  paragraf(`${pembuka} ${sendiri}`),
  identitas(pertama),
  paragraf(janji),
];

const kesepakatan = (pertama: Pihak, kedua: Pihak): Content[] => [
  paragraf(`${pembuka} ${berdua}`),
  identitas(pertama),
  { text: ['Selanjutnya disebut ', { text: 'PIHAK PERTAMA', bold: true }], margin: [0, 0, 0, 10] },
  identitas(kedua),
  {
    text: ['selaku atasan pihak pertama, selanjutnya disebut ', { text: 'PIHAK KEDUA', bold: true }],
    margin: [0, 0, 0, 10],
  },
  paragraf(`Pihak pertama ${janji}`),
  paragraf(supervisi),
];

const paragraf = (text: string): Content => ({ text, style: 'paragraf' });

const identitas = ({ nama, jabatan }: Pihak): Content => ({
  margin: [24, 2, 0, 6],
  layout: 'noBorders',
  table: {
    widths: [64, 6, '*'],
    body: [
      ['Nama', ':', { text: nama, bold: true }],
      ['Jabatan', ':', jabatan],
    ],
  },
});

function tandaTangan({ tempat, tanggal, pihak_pertama, pihak_kedua }: PerjanjianKinerja): Content {
  const waktu = `${tempat ?? '..................'}, ${tanggal === null ? '..................' : formatDate(tanggal)}`;
  const kanan = penanda(pihak_pertama, waktu, pihak_kedua === null ? pihak_pertama.jabatan : 'PIHAK PERTAMA');
  const kiri: Column = pihak_kedua === null ? { text: '' } : penanda(pihak_kedua, ' ', 'PIHAK KEDUA');
  return { columns: [kiri, kanan], columnGap: 24, margin: [0, 18, 0, 0], unbreakable: true };
}

const penanda = ({ nama, pangkat, nip }: Pihak, waktu: string, sebagai: string): Column => ({
  alignment: 'center',
  stack: [
    waktu,
    { text: `${sebagai},`, bold: true },
    { text: nama, bold: true, decoration: 'underline', margin: [0, SIGNATURE_HEIGHT, 0, 0] },
    ...(pangkat === null ? [] : [pangkat]),
    ...(nip === null ? [] : [`NIP ${nip}`]),
  ],
});
