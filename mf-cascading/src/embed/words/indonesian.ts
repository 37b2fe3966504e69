import { diagramWords } from '../../diagram/words/diagram-words';
import { pictureWords } from '../../export/words/picture-words';
import { cardWords } from '../../tree/words/card-words';
import { indonesianFaults } from './faults/indonesian-faults';

export const indonesian = {
  lang: 'id',
  title: 'Cascading Kinerja',
  subtitle: (unit: string, tahun: number) => `${unit} · Tahun ${tahun}`,
  loading: 'Memuat pohon kinerja …',
  retry: 'Coba lagi',
  empty: (tahun: number) => `Belum ada data cascading tahun ${tahun}`,
  emptyWhy: 'Pohon kinerja tampil untuk umum setelah perencanaan tahun ini disetujui.',
  surface:
    'Diagram cascading. Tombol panah menggeser, tambah dan kurang memperbesar, 0 menampilkan seluruh pohon, Enter memilih kotak di tengah. Ctrl dan panah berjalan ke induk, anak, dan kotak di sampingnya. Isinya tersedia pada kerangka.',
  wheelHint: 'Klik diagram, atau tahan Ctrl sambil menggulir, untuk memperbesar.',
  bar: 'Alat diagram',
  zoom: 'Perbesaran',
  legend: 'Keterangan warna',
  panel: 'Kerangka dan rincian',
  outline: 'Kerangka cascading',
  showPanel: 'Tampilkan kerangka',
  hidePanel: 'Sembunyikan kerangka',
  openPortal: 'Buka di Selaras',
  fault: indonesianFaults,
  picture: pictureWords,
  card: cardWords,
  diagram: diagramWords,
};

/** Everything that the embed itself says; a language that misses a text does not compile. */
export type EmbedWords = typeof indonesian;
