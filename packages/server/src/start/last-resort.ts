import type { EventEmitter } from 'node:events';

interface LastResort {
  /** Logs and counts a fault. */
  onFault(name: string, error: unknown): void;
  /** Ends the server in good order. */
  end(): Promise<void>;
  exit(code: number): void;
}

/**
 * What no code of ours caught never ends the process in silence. A rejection that nobody waited for is told and the
 * server serves on; after an exception that unwound through foreign code its state is unknown: it is told, requests in
 * flight get their answer, and the process ends so that its supervisor starts a new one.
 */
export function catchLastResort(process: EventEmitter, { onFault, end, exit }: LastResort): void {
  let ending = false;
  process.on('unhandledRejection', (reason) => onFault('janji-tak-tertangani', reason));
  process.on('uncaughtException', (error) => {
    onFault('galat-tak-tertangkap', error);
    if (ending) return;
    ending = true;
    end().then(
      () => exit(1),
      () => exit(1),
    );
  });
}
