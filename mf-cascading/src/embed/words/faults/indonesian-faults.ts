import { HEADER_TAHUN_KINERJA, HEADER_TAHUN_PUBLIK } from '@selaras/contracts';
import type { NamedPropKind } from '../../contract/read-props';
import type { FactualCode, FaultCode, OriginSetting } from '../../data/fault';
import type { NamedKind } from '../../data/shape/shape';

interface FaultWords {
  readonly title: string;
  readonly text: string;
}

/** What readers see of each fault whose text has no facts. */
const texts: Readonly<Record<Exclude<FaultCode, FactualCode>, FaultWords>> = {
  PROPS_SALAH: {
    title: 'Pengaturan diagram keliru',
    text: 'Pengelola halaman perlu memperbaikinya.',
  },
  ASAL_DITOLAK: {
    title: 'Sumber data ditolak',
    text: 'Halaman ini tidak mengizinkan data dari server yang ditujunya. Pengelola halaman dapat mengizinkannya.',
  },
  LURING: {
    title: 'Perangkat sedang luring',
    text: 'Diagram dimuat begitu sambungan internet kembali.',
  },
  TIDAK_TERJANGKAU: {
    title: 'Pohon kinerja gagal dimuat',
    text: 'Server tidak dapat dihubungi atau sedang sibuk. Coba lagi beberapa saat kemudian.',
  },
  CORS_DITOLAK: {
    title: 'Pohon kinerja belum dibuka untuk halaman ini',
    text: 'Server data belum mengizinkan halaman ini. Pengelola halaman dapat meminta izinnya.',
  },
  CSP_DITOLAK: {
    title: 'Halaman ini belum mengizinkan server data',
    text: 'Aturan keamanan halaman menahan permintaan ke server data. Pengelola halaman dapat mengizinkannya.',
  },
  TOKEN_GAGAL: {
    title: 'Anda belum dikenali',
    text: 'Halaman ini gagal meneruskan sesi Anda. Coba lagi; bila berulang, masuk ulang.',
  },
  TOKEN_BERAKHIR: {
    title: 'Sesi Anda telah berakhir',
    text: 'Masuk ulang di halaman ini, lalu coba lagi.',
  },
  TIDAK_BERHAK: {
    title: 'Pohon kinerja tidak dapat dibuka',
    text: 'Sesi Anda telah berakhir, atau Anda tidak berhak melihat pohon ini.',
  },
  GALAT: {
    title: 'Diagram gagal ditampilkan',
    text: 'Terjadi kesalahan saat menggambar. Coba lagi; bila berulang, muat ulang halaman.',
  },
};

const kinds: Readonly<Record<NamedKind, string>> = {
  text: 'teks',
  number: 'angka',
  integer: 'bilangan bulat',
  boolean: 'true atau false',
  list: 'daftar',
  object: 'objek',
};

const takes: Readonly<Record<NamedPropKind, string>> = {
  props: 'objek (misalnya { tahun: 2024 })',
  unit: 'nomor satuan kerja (bilangan bulat di atas nol)',
  year: 'tahun (bilangan bulat empat angka)',
  address: 'alamat (misalnya https://data.example.go.id/api)',
  origins: "daftar asal (misalnya ['https://data.example.go.id'])",
  origin: 'asal (misalnya https://data.example.go.id)',
  function: 'fungsi',
  tree: 'pohon sebagai objek (teks JSON dibaca dulu dengan JSON.parse)',
  colours: "objek berisi nama token dan warnanya (misalnya { brand: '#7a1f3d' })",
  colour: 'warna (misalnya #7a1f3d)',
  corners: 'jumlah piksel (0 sampai 24)',
  text: 'teks',
};

/** What is said of names that have no effect; in the console alone. */
const unknown = {
  prop: (name: string) => `Props ${name} tidak dikenal dan diabaikan.`,
  attribute: (name: string) => `Atribut ${name} pada <selaras-cascading> tidak dikenal dan diabaikan.`,
  meant: (name: string) => `Maksud Anda ${name}?`,
  /** A prop that is no attribute. */
  noAttribute: (name: string) => `Props ${name} diberikan lewat properti props elemen itu.`,
  known: (names: string) => `Yang dikenal: ${names}.`,
};

export const indonesianFaults = {
  lang: 'id',
  texts,
  unit: {
    title: 'Satuan kerja tidak ditemukan',
    text: (id: string) => `Server tidak mengenal satuan kerja ${id}, yang diminta halaman ini.`,
    remedy:
      'Perbaiki satuanKerjaId (satuan-kerja-id); nomor yang ada tercantum di halaman /sematkan pada Selaras yang dituju.',
  },
  year: {
    title: 'Tahun tidak tersedia',
    text: (tahun: string) => `Server tidak membuka tahun ${tahun}, yang diminta halaman ini.`,
    /** Where the server was asked for its own year. */
    none: 'Tahun bawaan server tidak dibuka.',
    offered: (years: string) => `Tahun yang dibuka: ${years}.`,
    remedy: 'Perbaiki tahun, atau hapus agar server memilih tahun publiknya.',
  },
  broken: {
    title: 'Data pohon kinerja tidak dapat dibaca',
    from: {
      page: 'Data yang diserahkan halaman ini tidak sesuai dengan kontrak pohon kinerja.',
      server: 'Jawaban server tidak sesuai dengan kontrak pohon kinerja.',
    },
    /** In place of a path. */
    whole: 'seluruhnya',
    noJson:
      'Isinya bukan JSON, mungkin halaman masuk, halaman lain, atau jawaban yang terpotong. Periksa apiBase.',
  },
  kinds,
  takes,
  unknown,
  instead: (what: string, received: string) => `seharusnya ${what}, bukan ${received}`,
  missing: (what: string) => `seharusnya ${what}, tetapi tidak ada`,
  /** What whoever runs the page is told beside what readers see. */
  place: (received: string) =>
    `Selaras.mountCascading(element, props): element seharusnya elemen halaman, bukan ${received}. Tunggu sampai elemennya ada, atau periksa selektornya; dari jQuery, serahkan isinya: $('#cascading')[0].`,
  cors: (server: string, page: string, setting: OriginSetting) =>
    `Server ${server} menjawab, tetapi tidak mengizinkan asal ${page} (CORS), atau mengalihkan ke halaman masuk. Pada server Selaras, tambahkan ${setting}=${page}; server lain perlu menjawab dengan Access-Control-Allow-Origin: ${page} dan Access-Control-Allow-Headers: Authorization, ${HEADER_TAHUN_KINERJA}, ${HEADER_TAHUN_PUBLIK}.`,
  csp: (server: string, directive: string) =>
    `Content-Security-Policy halaman ini menahannya: tambahkan ${server} pada ${directive}.`,
  token: 'getToken melempar galat, tidak menjawab dalam 15 detik, atau menjawab yang bukan token.',
  origin: 'Tambahkan asal apiBase pada apiOrigins, atau pada data-api-origins di tag skrip.',
};

/** What each language says of faults. */
export type FaultTable = typeof indonesianFaults;
