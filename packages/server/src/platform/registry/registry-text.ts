import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Registry } from '@selaras/contracts';
import { strongEtag } from '../../plugins/etag';

/** A registry as it is sent, compressed once for all who are told the same. */
export interface RegistryText {
  readonly registry: Registry;
  readonly text: string;
  readonly br: Buffer;
  readonly gzip: Buffer;
  readonly etag: string;
}

/** Made anew after each publication only: hard enough to be small, quick enough not to be noticed. */
const BROTLI_QUALITY = 6;

export function registryText(registry: Registry): RegistryText {
  const text = JSON.stringify(registry);
  const params = { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY };
  return {
    registry,
    text,
    br: brotliCompressSync(text, { params }),
    gzip: gzipSync(text),
    etag: strongEtag(text),
  };
}
