import type {
  OptionModel,
  optionIndikatorCall,
  optionIndikatorSasaranStrategisCall,
  optionKegiatanCall,
  optionMisiCall,
  optionPegawaiCall,
  optionPengampuTimKerjaCall,
  optionPengampuUnitKerjaCall,
  optionProgramCall,
  optionSatuanKerjaCall,
  optionSubKegiatanCall,
  QueryOf,
} from '@selaras/contracts';
import { optionEndpoints } from '../endpoints/option-endpoints';
import { callQuery } from './call-query';

const RESOURCE = 'option';

type UnitQuery = QueryOf<typeof optionPengampuTimKerjaCall>;
type UnitRowQuery = QueryOf<typeof optionProgramCall>;
type IdsQuery = QueryOf<typeof optionMisiCall>;
type UnitKerjaQuery = QueryOf<typeof optionPengampuUnitKerjaCall>;
type SatuanKerjaQuery = QueryOf<typeof optionSatuanKerjaCall>;

/** The 14 option lists and the public one of units (spec 2 §7). Answers are arrays of `{ value, label }`. */
export const optionQueries = {
  all: [RESOURCE] as const,
  indikator: (model: OptionModel, query: QueryOf<typeof optionIndikatorCall> = {}) =>
    callQuery(RESOURCE, optionEndpoints.optionIndikator, { params: { model }, query }),
  sasaran: (model: OptionModel, query: UnitRowQuery = {}) =>
    callQuery(RESOURCE, optionEndpoints.optionSasaran, { params: { model }, query }),
  indikatorSasaranStrategis: (query: QueryOf<typeof optionIndikatorSasaranStrategisCall> = {}) =>
    callQuery(RESOURCE, optionEndpoints.optionIndikatorSasaranStrategis, { query }),
  indikatorTujuan: (query: IdsQuery = {}) =>
    callQuery(RESOURCE, optionEndpoints.optionIndikatorTujuan, { query }),
  kegiatan: (query: QueryOf<typeof optionKegiatanCall> = {}) =>
    callQuery(RESOURCE, optionEndpoints.optionKegiatan, { query }),
  misi: (query: IdsQuery = {}) => callQuery(RESOURCE, optionEndpoints.optionMisi, { query }),
  pegawai: (query: QueryOf<typeof optionPegawaiCall> = {}) =>
    callQuery(RESOURCE, optionEndpoints.optionPegawai, { query }),
  timKerja: (query: UnitQuery = {}) => callQuery(RESOURCE, optionEndpoints.optionPengampuTimKerja, { query }),
  unitKerja: (query: UnitKerjaQuery = {}) =>
    callQuery(RESOURCE, optionEndpoints.optionPengampuUnitKerja, { query }),
  program: (query: UnitRowQuery = {}) => callQuery(RESOURCE, optionEndpoints.optionProgram, { query }),
  sasaranStrategis: (query: IdsQuery = {}) =>
    callQuery(RESOURCE, optionEndpoints.optionSasaranStrategis, { query }),
  satuanKerja: (query: SatuanKerjaQuery = {}) =>
    callQuery(RESOURCE, optionEndpoints.optionSatuanKerja, { query }),
  satuanKerjaPublik: (query: SatuanKerjaQuery = {}) =>
    callQuery(RESOURCE, optionEndpoints.publicOptionSatuanKerja, { query }),
  subKegiatan: (satkerId: number, query: QueryOf<typeof optionSubKegiatanCall> = {}) =>
    callQuery(RESOURCE, optionEndpoints.optionSubKegiatan, { params: { satkerId }, query }),
  tujuan: (query: IdsQuery = {}) => callQuery(RESOURCE, optionEndpoints.optionTujuan, { query }),
};
