import type { ErrorCode } from '@selaras/cascading-react/contract';
import type { WrongProp } from '../contract/read-props';
import type { ShapeFault } from './shape/shape-fault';

/** Setting of a Selaras server that opens it to another origin: its public tree, or everything that a token opens. */
export type OriginSetting = 'SEMATAN_ORIGINS' | 'CORS_ORIGINS';

/** A tree without boxes is no fault, but tells its code too. */
export type FaultCode = Exclude<ErrorCode, 'BELUM_ADA_DATA'>;

/** Why there is no diagram, with the facts that say what to do about it. */
export type Fault =
  | { readonly code: 'PROPS_SALAH'; readonly wrong: readonly WrongProp[] }
  | {
      readonly code: 'CORS_DITOLAK';
      readonly server: string;
      readonly page: string;
      readonly setting: OriginSetting;
    }
  | { readonly code: 'CSP_DITOLAK'; readonly server: string; readonly directive: string }
  | UnknownUnit
  | UnknownYear
  | BrokenData
  | { readonly code: PlainCode };

interface UnknownUnit {
  readonly code: 'UNIT_TIDAK_DIKENAL';
  readonly satuanKerjaId: number;
}

export interface UnknownYear {
  readonly code: 'TAHUN_TIDAK_DIKENAL';
  /** null where the server was asked for its own. */
  readonly tahun: number | null;
  /** Years that there are, where the server names them. */
  readonly offered: readonly number[];
}

/** Who gave the tree: the page as its prop `data`, or a server. */
export type TreeGiver = 'page' | 'server';

export interface BrokenData {
  readonly code: 'DATA_RUSAK';
  readonly from: TreeGiver;
  /** null when what came was no JSON at all. */
  readonly fault: ShapeFault | null;
}

/** Faults whose facts are for readers, too. */
export type FactualCode = (UnknownUnit | UnknownYear | BrokenData)['code'];

/** Faults that have no facts. */
type PlainCode = Exclude<FaultCode, 'PROPS_SALAH' | 'CORS_DITOLAK' | 'CSP_DITOLAK' | FactualCode>;
