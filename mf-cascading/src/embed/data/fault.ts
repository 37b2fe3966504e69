import type { ErrorCode } from '@selaras/cascading-react/contract';
import type { WrongProp } from '../contract/read-props';
import type { ShapeFault } from './shape/shape-fault';

/** Setting of a Selaras server that opens it to another origin: its public tree, or everything that a token opens. */
export type OriginSetting = 'SEMATAN_ORIGINS' | 'CORS_ORIGINS';

/** A tree without boxes is no fault, but tells its code too. */
export type FaultCode = Exclude<ErrorCode, 'BELUM_ADA_DATA'>;

/** Why there is no diagram, with the facts that say what to do about it. */
export type Fault =
  | { readonly code: 'PROPS_SALAH'; readonly wrong: WrongProp }
  | {
      readonly code: 'CORS_DITOLAK';
      readonly server: string;
      readonly page: string;
      readonly setting: OriginSetting;
    }
  | { readonly code: 'CSP_DITOLAK'; readonly server: string; readonly directive: string }
  /** `null` when what came was no JSON at all. */
  | { readonly code: 'DATA_RUSAK'; readonly fault: ShapeFault | null }
  | {
      readonly code: Exclude<FaultCode, 'PROPS_SALAH' | 'CORS_DITOLAK' | 'CSP_DITOLAK' | 'DATA_RUSAK'>;
    };
