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
import { endpoints } from '../endpoints';
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
    callQuery(RESOURCE, endpoints.optionIndikator, { params: { model }, query }),
  sasaran: (model: OptionModel, query: UnitRowQuery = {}) =>
    callQuery(RESOURCE, endpoints.optionSasaran, { params: { model }, query }),
  indikatorSasaranStrategis: (query: QueryOf<typeof optionIndikatorSasaranStrategisCall> = {}) =>
    callQuery(RESOURCE, endpoints.optionIndikatorSasaranStrategis, { query }),
  indikatorTujuan: (query: IdsQuery = {}) => callQuery(RESOURCE, endpoints.optionIndikatorTujuan, { query }),
  kegiatan: (query: QueryOf<typeof optionKegiatanCall> = {}) =>
    callQuery(RESOURCE, endpoints.optionKegiatan, { query }),
  misi: (query: IdsQuery = {}) => callQuery(RESOURCE, endpoints.optionMisi, { query }),
  pegawai: (query: QueryOf<typeof optionPegawaiCall> = {}) =>
    callQuery(RESOURCE, endpoints.optionPegawai, { query }),
  timKerja: (query: UnitQuery = {}) => callQuery(RESOURCE, endpoints.optionPengampuTimKerja, { query }),
  unitKerja: (query: UnitKerjaQuery = {}) =>
    callQuery(RESOURCE, endpoints.optionPengampuUnitKerja, { query }),
  program: (query: UnitRowQuery = {}) => callQuery(RESOURCE, endpoints.optionProgram, { query }),
  sasaranStrategis: (query: IdsQuery = {}) =>
    callQuery(RESOURCE, endpoints.optionSasaranStrategis, { query }),
  satuanKerja: (query: SatuanKerjaQuery = {}) => callQuery(RESOURCE, endpoints.optionSatuanKerja, { query }),
  satuanKerjaPublik: (query: SatuanKerjaQuery = {}) =>
    callQuery(RESOURCE, endpoints.publicOptionSatuanKerja, { query }),
  subKegiatan: (satkerId: number, query: QueryOf<typeof optionSubKegiatanCall> = {}) =>
    callQuery(RESOURCE, endpoints.optionSubKegiatan, { params: { satkerId }, query }),
  tujuan: (query: IdsQuery = {}) => callQuery(RESOURCE, endpoints.optionTujuan, { query }),
};
