import type { DomainSeed } from '../../../kit/seed/making';
import { addCascade } from './cascade';
import { addCross } from './cross';
import { addGaps } from './gaps';
import { addKamusFungsional } from './kamus-fungsional';
import { addKamusIndikator } from './kamus-indikator';
import { addFaktorSasaran } from './kendala-rows';
import { addPerjanjianKinerja } from './perjanjian-kinerja';
import { seededPerjanjian } from './potret-perjanjian';
import { addReferensi } from './referensi';
import { addRencanaAksi } from './rencana-aksi';
import { addRpjmd } from './rpjmd';
import { addTimKerja } from './tim-kerja';
import { addValidasi } from './validasi';

/** Plans of the example, from the regency's goals down to what units do every quarter. */
export const planningSeed: DomainSeed = {
  offers: { perjanjian: seededPerjanjian },
  addGround: ({ rows }) => addRpjmd(rows),
  addUnit: ({ rows, random, people, now }, organisasi, outline) => {
    const tim = addTimKerja(rows, people, random, organisasi, { outline, now });
    addCascade({ rows, random, organisasi, outline, tim, tahunLalu: new Map() });
  },
  addKabupaten: ({ rows }, { units }) => addValidasi(rows, units),
  addRows: ({ rows, random, now }) => {
    addFaktorSasaran(rows, random);
    addReferensi(rows, now);
    addCross(rows);
    addRencanaAksi(rows, random);
    addKamusIndikator(rows, random);
    addKamusFungsional(rows);
    addGaps(rows);
    addPerjanjianKinerja(rows);
  },
};
