import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { AwsV4Signer } from 'aws4fetch';
import type { S3Settings } from '../../config-s3';
import { type ByteRange, type FileStore, storeFull, storeUnreachable } from './file-store';

/** How long the store may be silent: before it answers, and between two pieces of an answer. */
const SILENCE_MS = 15_000;
/** The slowest line to it that still serves, in bytes a millisecond. */
const SLOWEST = 50;

/** Ends an exchange with the store when one step of it takes longer than `ms`. */
async function within<Result>(ms: number, exchange: AbortController, step: Promise<Result>): Promise<Result> {
  const timer = setTimeout(() => exchange.abort(new Error(`No answer for ${ms} ms`)), ms);
  try {
    return await step;
  } catch (error) {
    throw storeUnreachable(error);
  } finally {
    clearTimeout(timer);
  }
}

/** Its body as it comes, no faster than it is read; leaving off ends the exchange. */
function piecesOf(body: ReadableStream<Uint8Array>, exchange: AbortController, silenceMs: number): Readable {
  const reader = body.getReader();
  return new Readable({
    read() {
      within(silenceMs, exchange, reader.read()).then(
        ({ done, value }) => this.push(done ? null : value),
        (error: Error) => this.destroy(error),
      );
    },
    destroy(error, done) {
      exchange.abort();
      done(error);
    },
  });
}

/**
 * Files in a bucket of a store that speaks S3, its name in the path. Every request is signed with the hash of what it
 * carries; redirects are not followed, so that nothing goes to any other place.
 */
export function s3Store(settings: S3Settings, silenceMs = SILENCE_MS): FileStore {
  const { endpoint, bucket, region, accessKey, secretKey } = settings;

  async function ask(
    method: 'PUT' | 'GET' | 'DELETE',
    nama: string,
    { content = new Uint8Array(), range }: { content?: Uint8Array; range?: ByteRange | undefined } = {},
  ) {
    const signer = new AwsV4Signer({
      method,
      url: `${endpoint}/${bucket}/${nama}`,
      headers: {
        'X-Amz-Content-Sha256': createHash('sha256').update(content).digest('hex'),
        ...(range && { Range: `bytes=${range.start}-${range.end}` }),
      },
      service: 's3',
      region,
      accessKeyId: accessKey,
      secretAccessKey: secretKey,
    });
    const { url, headers } = await signer.sign();
    const exchange = new AbortController();
    // Uploads never lie in shared memory, which is all that the type of a body excludes.
    const body = method === 'PUT' ? (content as Uint8Array<ArrayBuffer>) : null;
    const asked = fetch(url, { method, headers, body, redirect: 'manual', signal: exchange.signal });
    return { answer: await within(silenceMs + content.length / SLOWEST, exchange, asked), exchange };
  }

  /** The code that the store names, never its words: they repeat what was signed. */
  async function codeOf({ answer, exchange }: Awaited<ReturnType<typeof ask>>): Promise<string> {
    const text = await within(silenceMs, exchange, answer.text());
    return /<Code>(\w+)<\/Code>/.exec(text)?.[1] ?? '';
  }

  return {
    async write(nama, content) {
      const { answer, exchange } = await ask('PUT', nama, { content });
      const code = await codeOf({ answer, exchange });
      if (answer.ok) return;
      const fault = new Error(`S3 PUT ${answer.status} ${code}`);
      throw answer.status === 507 || /quota|full/i.test(code) ? storeFull(fault) : storeUnreachable(fault);
    },
    async open(nama, range) {
      const { answer, exchange } = await ask('GET', nama, { range });
      // A store that does not know ranges answers 200 with everything.
      const wanted = range === undefined ? answer.ok : answer.status === 206;
      if (wanted && answer.body !== null) return piecesOf(answer.body, exchange, silenceMs);
      const code = await codeOf({ answer, exchange });
      if (code === 'NoSuchKey' || code === 'InvalidRange') return null;
      throw storeUnreachable(new Error(`S3 GET ${answer.status} ${code}`));
    },
    async remove(nama) {
      const { answer, exchange } = await ask('DELETE', nama);
      const code = await codeOf({ answer, exchange });
      if (answer.ok || code === 'NoSuchKey') return;
      throw storeUnreachable(new Error(`S3 DELETE ${answer.status} ${code}`));
    },
  };
}
