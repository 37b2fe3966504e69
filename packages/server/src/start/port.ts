import { createServer } from 'node:net';
import { StartError } from '../database/start-error';

/** Refuses the start when nobody could listen at the address; asked before the data is touched. */
export async function assertPortFree(port: number, host: string): Promise<void> {
  const probe = createServer();
  try {
    await new Promise<void>((resolve, reject) => probe.once('error', reject).listen(port, host, resolve));
    await new Promise((resolve) => probe.close(resolve));
  } catch (error) {
    throw listenFault(error, port, host);
  }
}

/** Why listening failed, in one line with the way out. */
export function listenFault(error: unknown, port: number, host: string): StartError {
  const code = (error as NodeJS.ErrnoException).code ?? '';
  const [pesan, remedy] = faults[code]?.(port, host) ?? [
    `Alamat ${host}:${port} tidak dapat dipakai (${code || String(error)})`,
    'Periksa HOST dan PORT',
  ];
  return new StartError(pesan, remedy, { cause: error });
}

const faults: Record<string, (port: number, host: string) => [pesan: string, remedy: string]> = {
  EADDRINUSE: (port) => [
    `Porta ${port} sedang dipakai program lain`,
    `Hentikan program itu atau setel PORT lain`,
  ],
  EACCES: (port) => [`Porta ${port} tidak boleh dibuka pengguna ini`, 'Setel PORT di atas 1023'],
  EADDRNOTAVAIL: (_port, host) => [`Alamat ${host} bukan milik komputer ini`, 'Periksa HOST'],
  ENOTFOUND: (_port, host) => [`Alamat ${host} tidak dikenal`, 'Periksa HOST'],
};
