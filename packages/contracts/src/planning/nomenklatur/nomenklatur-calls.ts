import { z } from 'zod';
import { bodyShape, rowShape } from '../../entity-schema';
import { idSchema } from '../../paging';
import { anakSchema, resourceCalls, satuanKerjaRefSchema } from '../../resource';
import { kegiatanEntity, programEntity, subKegiatanEntity } from './nomenklatur-entities';

const ofUnitAndYear = { tahun_kinerja: z.number().int(), satuan_kerja: satuanKerjaRefSchema };
const anak = z.array(anakSchema);
const indukRef = z.object({ id: z.number(), kode: z.string(), nama: z.string() });

const programRow = { ...ofUnitAndYear, ...rowShape(programEntity.fields) };
const kegiatanRow = { ...ofUnitAndYear, ...rowShape(kegiatanEntity.fields), program: indukRef };
const subKegiatanRow = { ...ofUnitAndYear, ...rowShape(subKegiatanEntity.fields), kegiatan: indukRef };

export const programCalls = resourceCalls(programEntity, {
  row: { ...programRow, anak },
  listRow: programRow,
  body: z.object(bodyShape(programEntity.fields)),
  filter: {},
});

export const kegiatanCalls = resourceCalls(kegiatanEntity, {
  row: { ...kegiatanRow, anak },
  listRow: kegiatanRow,
  body: z.object(bodyShape(kegiatanEntity.fields)),
  filter: { program_id: idSchema.optional() },
});

export const subKegiatanCalls = resourceCalls(subKegiatanEntity, {
  row: { ...subKegiatanRow, anak },
  listRow: subKegiatanRow,
  body: z.object(bodyShape(subKegiatanEntity.fields)),
  filter: { kegiatan_id: idSchema.optional() },
});
