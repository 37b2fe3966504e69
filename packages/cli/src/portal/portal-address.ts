import { UsageError } from '../refusal';

const DEFAULT = 'http://127.0.0.1:8080';
const LOOPBACK = /^(localhost|127(\.\d+){3}|\[::1\])$/;

/**
 * Origin of the portal. A token travels with every request, so that elsewhere than on this computer it must be `https`.
 * @throws UsageError
 */
export function portalAddress(text = DEFAULT): string {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url === undefined || !/^https?:$/.test(url.protocol) || url.username !== '') {
    throw new UsageError(`Alamat portal "${text}" tidak wajar, tulis misalnya https://selaras.contoh.go.id`);
  }
  if (url.protocol === 'http:' && !LOOPBACK.test(url.hostname)) {
    throw new UsageError(`Alamat portal ${url.origin} memakai http: token dapat disadap. Pakai https.`);
  }
  return url.origin;
}
