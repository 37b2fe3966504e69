import { ConfigError } from '../config';
import { StartError } from '../database/start-error';

/** Why a process of ours cannot do what it was started for, in one Indonesian line with the way out. */
export function reason(error: unknown): string {
  if (error instanceof StartError) return `${error.message}. ${error.remedy}.`;
  if (error instanceof ConfigError) return `${error.message}. Perbaiki lalu jalankan lagi.`;
  return `${error instanceof Error ? error.message : String(error)}. Ini kesalahan program: laporkan bersama versi Anda.`;
}
