import type {
  OptionModel,
  optionMisiCall,
  optionPegawaiCall,
  optionPengampuUnitKerjaCall,
  optionProgramCall,
  optionSatuanKerjaCall,
  QueryOf,
} from '@selaras/contracts';
import { endpoints } from '../endpoints';
import { callQuery } from './call-query';

const RESOURCE = 'option';

type UnitQuery = QueryOf<typeof optionPegawaiCall>;
type UnitRowQuery = QueryOf<typeof optionProgramCall>;
type IdsQuery = QueryOf<typeof optionMisiCall>;
type UnitKerjaQuery = QueryOf<typeof optionPengampuUnitKerjaCall>;
type SatuanKerjaQuery = QueryOf<typeof optionSatuanKerjaCall>;

/** The 14 option lists and the public one of units (spec 2 §7). Answers are arrays of `{ value, label }`. */
export const optionQueries = {
  all: [RESOURCE] as const,
  indikator: (model: OptionModel, query: UnitRowQuery = {}) =>
    callQuery(RESOURCE, endpoints.optionIndikator, { params: { model }, query }),
  sasaran: (model: OptionModel, query: UnitRowQuery = {}) =>
    callQuery(RESOURCE, endpoints.optionSasaran, { params: { model }, query }),
  indikatorSasaranStrategis: (query: IdsQuery = {}) =>
    callQuery(RESOURCE, endpoints.optionIndikatorSasaranStrategis, { query }),
  indikatorTujuan: (query: IdsQuery = {}) => callQuery(RESOURCE, endpoints.optionIndikatorTujuan, { query }),
  kegiatan: (query: UnitRowQuery = {}) => callQuery(RESOURCE, endpoints.optionKegiatan, { query }),
  misi: (query: IdsQuery = {}) => callQuery(RESOURCE, endpoints.optionMisi, { query }),
  pegawai: (query: UnitQuery = {}) => callQuery(RESOURCE, endpoints.optionPegawai, { query }),
  timKerja: (query: UnitQuery = {}) => callQuery(RESOURCE, endpoints.optionPengampuTimKerja, { query }),
  unitKerja: (query: UnitKerjaQuery = {}) =>
    callQuery(RESOURCE, endpoints.optionPengampuUnitKerja, { query }),
  program: (query: UnitRowQuery = {}) => callQuery(RESOURCE, endpoints.optionProgram, { query }),
  sasaranStrategis: (query: IdsQuery = {}) =>
    callQuery(RESOURCE, endpoints.optionSasaranStrategis, { query }),
  satuanKerja: (query: SatuanKerjaQuery = {}) => callQuery(RESOURCE, endpoints.optionSatuanKerja, { query }),
  satuanKerjaPublik: (query: SatuanKerjaQuery = {}) =>
    callQuery(RESOURCE, endpoints.publicOptionSatuanKerja, { query }),
  subKegiatan: (satkerId: number, query: { q?: string } = {}) =>
    callQuery(RESOURCE, endpoints.optionSubKegiatan, { params: { satkerId }, query }),
  tujuan: (query: IdsQuery = {}) => callQuery(RESOURCE, endpoints.optionTujuan, { query }),
};
