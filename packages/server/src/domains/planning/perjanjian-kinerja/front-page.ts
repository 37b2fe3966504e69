import { formatDate, perjanjianSentences, perjanjianTitle } from '@selaras/domain';
import type { Content } from 'pdfmake/interfaces';
import { letterHead, paragraph } from '../../../kit/pdf/letter';
import { identity, signature, signatures } from '../../../kit/pdf/letter-signature';
import type { PerjanjianKinerja, Pihak } from './perjanjian-kinerja';

const { pembuka, pernyataan: sendiri, kesepakatan: berdua, janji, supervisi } = perjanjianSentences;

/** The promise with its signatures. The regent declares alone; everybody else agrees with his superior (domain §5). */
export function frontPage(perjanjian: PerjanjianKinerja, instansi: string): Content[] {
  const { satuan_kerja_nama, pihak_pertama, pihak_kedua } = perjanjian;
  return [
    ...letterHead(instansi, perjanjianTitle(perjanjian), satuan_kerja_nama ?? ''),
    ...(pihak_kedua === null ? pernyataan(pihak_pertama) : kesepakatan(pihak_pertama, pihak_kedua)),
    tandaTangan(perjanjian),
  ];
}

const pernyataan = (pertama: Pihak): Content[] => [
  paragraph(`${pembuka} ${sendiri}`),
  identity(pertama),
  paragraph(janji),
];

const kesepakatan = (pertama: Pihak, kedua: Pihak): Content[] => [
  paragraph(`${pembuka} ${berdua}`),
  identity(pertama),
  { text: ['Selanjutnya disebut ', { text: 'PIHAK PERTAMA', bold: true }], margin: [0, 0, 0, 10] },
  identity(kedua),
  {
    text: ['selaku atasan pihak pertama, selanjutnya disebut ', { text: 'PIHAK KEDUA', bold: true }],
    margin: [0, 0, 0, 10],
  },
  paragraph(`Pihak pertama ${janji}`),
  paragraph(supervisi),
];

function tandaTangan({ tempat, tanggal, pihak_pertama, pihak_kedua }: PerjanjianKinerja): Content {
  const waktu = `${tempat ?? '..................'}, ${tanggal === null ? '..................' : formatDate(tanggal)}`;
  const kanan = signature(
    pihak_pertama,
    waktu,
    pihak_kedua === null ? pihak_pertama.jabatan : 'PIHAK PERTAMA',
  );
  return signatures(pihak_kedua && signature(pihak_kedua, ' ', 'PIHAK KEDUA'), kanan);
}
