import { entityCalls } from '../../entity-calls';
import { kegiatanEntity, programEntity, subKegiatanEntity } from './nomenklatur-entities';

export const programCalls = entityCalls(programEntity);
export const kegiatanCalls = entityCalls(kegiatanEntity);
export const subKegiatanCalls = entityCalls(subKegiatanEntity);
