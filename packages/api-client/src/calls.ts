import type { Route } from '@selaras/contracts';
import { cascadingEndpoints } from './endpoints/cascading-endpoints';
import { dashboardEndpoints } from './endpoints/dashboard-endpoints';
import { documentEndpoints } from './endpoints/document-endpoints';
import { fileEndpoints } from './endpoints/file-endpoints';
import { incidentEndpoints } from './endpoints/incident-endpoints';
import { nodeModalEndpoints } from './endpoints/node-modal-endpoints';
import { optionEndpoints } from './endpoints/option-endpoints';
import { searchEndpoints } from './endpoints/search-endpoints';
import { sessionEndpoints } from './endpoints/session-endpoints';
import { usersEndpoints } from './endpoints/users-endpoints';

type Address = Pick<Route, 'method' | 'path'>;

/**
 * What each export of this package may ask the server for, by its members where they are many. The build of a remote sees the names that the remote imports
 * and no more, because the package itself is the shell's: this tells it the calls behind them. Exports that are not here
 * ask for nothing by themselves.
 */
export const callsOfExports: Readonly<Record<string, Readonly<Record<string, Address>>>> = {
  cascadingEndpoints,
  cascadingQueries: cascadingEndpoints,
  dashboardEndpoints,
  dashboardQueries: dashboardEndpoints,
  documentEndpoints,
  fileEndpoints,
  incidentEndpoints,
  nodeModalEndpoints,
  nodeModalQueries: nodeModalEndpoints,
  optionEndpoints,
  optionQueries: {
    indikator: optionEndpoints.optionIndikator,
    sasaran: optionEndpoints.optionSasaran,
    indikatorSasaranStrategis: optionEndpoints.optionIndikatorSasaranStrategis,
    indikatorTujuan: optionEndpoints.optionIndikatorTujuan,
    kegiatan: optionEndpoints.optionKegiatan,
    misi: optionEndpoints.optionMisi,
    pegawai: optionEndpoints.optionPegawai,
    timKerja: optionEndpoints.optionPengampuTimKerja,
    unitKerja: optionEndpoints.optionPengampuUnitKerja,
    program: optionEndpoints.optionProgram,
    sasaranStrategis: optionEndpoints.optionSasaranStrategis,
    satuanKerja: optionEndpoints.optionSatuanKerja,
    satuanKerjaPublik: optionEndpoints.publicOptionSatuanKerja,
    subKegiatan: optionEndpoints.optionSubKegiatan,
    tujuan: optionEndpoints.optionTujuan,
  },
  searchEndpoints,
  searchQueries: searchEndpoints,
  sessionEndpoints,
  sessionQueries: sessionEndpoints,
  userQueries: usersEndpoints,
  usersEndpoints,
};
