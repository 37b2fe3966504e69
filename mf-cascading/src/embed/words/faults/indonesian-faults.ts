import { HEADER_TAHUN_KINERJA, HEADER_TAHUN_PUBLIK } from '@selaras/contracts';
import type { PropKind } from '../../contract/read-props';
import type { FaultCode, OriginSetting } from '../../data/fault';
import type { Kind } from '../../data/shape/shape';

interface FaultWords {
  readonly title: string;
  readonly text: string;
}

/** What readers see of each fault. */
const texts: Readonly<Record<FaultCode, FaultWords>> = {
  PROPS_SALAH: {
    title: 'Pengaturan diagram keliru',
    text: 'Pengelola halaman perlu memperbaikinya.',
  },
  ASAL_DITOLAK: {
    title: 'Sumber data ditolak',
    text: 'Halaman ini tidak mengizinkan data dari alamat itu. Pengelola halaman dapat mendaftarkannya.',
  },
  LURING: {
    title: 'Perangkat sedang luring',
    text: 'Diagram dimuat begitu sambungan internet kembali.',
  },
  TIDAK_TERJANGKAU: {
    title: 'Pohon kinerja gagal dimuat',
    text: 'Server tidak dapat dihubungi atau sedang sibuk. Coba lagi sebentar lagi.',
  },
  CORS_DITOLAK: {
    title: 'Pohon kinerja belum dibuka untuk halaman ini',
    text: 'Server datanya ada, tetapi belum mengizinkan halaman ini. Pengelola halaman dapat memintanya.',
  },
  CSP_DITOLAK: {
    title: 'Halaman ini belum mengizinkan datanya',
    text: 'Aturan keamanan halaman menahan permintaan ke server data. Pengelola halaman dapat mengizinkannya.',
  },
  TOKEN_GAGAL: {
    title: 'Anda belum dikenali',
    text: 'Halaman ini tidak dapat memberi tahu siapa Anda. Coba lagi; bila berulang, masuk ulang.',
  },
  TOKEN_BERAKHIR: {
    title: 'Sesi Anda telah berakhir',
    text: 'Masuk ulang pada halaman ini, lalu coba lagi.',
  },
  TIDAK_BERHAK: {
    title: 'Pohon kinerja tidak dapat dibuka',
    text: 'Sesi Anda berakhir atau tidak berhak melihat pohon ini.',
  },
  UNIT_TIDAK_DIKENAL: {
    title: 'Satuan kerja tidak ditemukan',
    text: 'Server tidak mengenal satuan kerja yang diminta halaman ini.',
  },
  TAHUN_TIDAK_DIKENAL: {
    title: 'Tahun tidak tersedia',
    text: 'Server tidak membuka tahun yang diminta halaman ini.',
  },
  DATA_RUSAK: {
    title: 'Data pohon kinerja tidak dapat dibaca',
    text: 'Jawaban yang diterima bukan pohon kinerja.',
  },
  GALAT: {
    title: 'Diagram gagal ditampilkan',
    text: 'Terjadi kesalahan saat menggambar. Coba lagi; bila berulang, muat ulang halaman.',
  },
};

const kinds: Readonly<Record<Kind, string>> = {
  text: 'teks',
  number: 'angka',
  integer: 'bilangan bulat',
  boolean: 'true atau false',
  choice: 'salah satu dari',
  list: 'daftar',
  object: 'objek',
};

const takes: Readonly<Record<PropKind, string>> = {
  props: 'objek props',
  unit: 'id satuan kerja, bilangan bulat di atas nol',
  year: 'tahun, bilangan bulat empat angka',
  address: 'alamat seperti https://data.example.go.id/api',
  origins: "daftar asal seperti ['https://data.example.go.id']",
  function: 'fungsi',
  tree: 'pohon sebagai objek (teks JSON dibaca dulu dengan JSON.parse)',
  choice: 'salah satu dari',
  colours: "objek nama token dan warnanya, seperti { brand: '#7a1f3d' }",
  corners: 'piksel sudut, 0 sampai 24',
  text: 'teks',
};

/** What whoever runs the page is told beside it. */
export const indonesianFaults = {
  texts,
  kinds,
  takes,
  nothing: 'tidak ada',
  or: 'atau',
  expected: (what: string, received: string) => `${what} diharapkan, ${received} diterima`,
  place: (received: string) =>
    `Selaras.mountCascading(element, props): element diharapkan berupa elemen halaman, ${received} diterima. Tunggu sampai elemennya ada, atau periksa pemilihnya; dari jQuery, serahkan isinya: $('#cascading')[0].`,
  noJson: 'Jawabannya bukan JSON: halaman masuk, halaman lain, atau terpotong.',
  cors: (server: string, page: string, setting: OriginSetting) =>
    `Server ${server} menjawab, tetapi tidak mengizinkan asal ${page} (CORS), atau mengalihkan ke halaman masuk. Pada server Selaras itu, tambahkan ${setting}=${page}; pada server lain, jawab dengan Access-Control-Allow-Origin: ${page} dan Access-Control-Allow-Headers: Authorization, ${HEADER_TAHUN_KINERJA}, ${HEADER_TAHUN_PUBLIK}.`,
  csp: (server: string, directive: string) =>
    `Content-Security-Policy halaman ini menahannya: tambahkan ${server} pada ${directive}.`,
  token: 'getToken melempar galat, tidak menjawab dalam 15 detik, atau menjawab yang bukan token.',
  origin: 'Sebut asalnya dalam apiOrigins, atau data-api-origins pada tag skrip.',
};

/** What each language says of faults. */
export type FaultTable = typeof indonesianFaults;
