import { formatDate } from '@selaras/domain';
import type { Column, Content } from 'pdfmake/interfaces';
import { lambang } from './lambang';
import { judulPerjanjian, type PerjanjianKinerja, type Pihak } from './perjanjian-kinerja';

const pembuka =
  'Dalam rangka mewujudkan manajemen pemerintahan yang efektif, transparan, dan akuntabel serta berorientasi pada hasil,';
const janji =
  'berjanji akan mewujudkan target kinerja yang seharusnya sesuai lampiran perjanjian ini, dalam rangka mencapai target kinerja jangka menengah seperti yang telah ditetapkan dalam dokumen perencanaan.';
const tanggungJawab = (siapa: string) =>
  `Keberhasilan dan kegagalan pencapaian target kinerja tersebut menjadi tanggung jawab ${siapa}.`;
const supervisi =
  'Pihak kedua akan melakukan supervisi yang diperlukan serta akan melakukan evaluasi terhadap capaian kinerja dari perjanjian ini dan mengambil tindakan yang diperlukan dalam rangka pemberian penghargaan dan sanksi.';

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
  paragraf(`${pembuka} yang bertanda tangan di bawah ini:`),
  identitas(pertama),
  paragraf(`${janji} ${tanggungJawab('kami')}`),
];

const kesepakatan = (pertama: Pihak, kedua: Pihak): Content[] => [
  paragraf(`${pembuka} kami yang bertanda tangan di bawah ini:`),
  identitas(pertama),
  { text: ['Selanjutnya disebut ', { text: 'PIHAK PERTAMA', bold: true }], margin: [0, 0, 0, 10] },
  identitas(kedua),
  {
    text: ['selaku atasan pihak pertama, selanjutnya disebut ', { text: 'PIHAK KEDUA', bold: true }],
    margin: [0, 0, 0, 10],
  },
  paragraf(`Pihak pertama ${janji} ${tanggungJawab('kami')}`),
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
