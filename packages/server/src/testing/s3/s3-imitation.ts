import { once } from 'node:events';
import { createServer, type RequestListener, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { isSigned } from './s3-signature';

/** What the store does instead of its work. Before `loses` it has done it, but nobody hears of it. */
export type Fault =
  | 'errs'
  | 'is full'
  | 'is silent'
  | 'loses'
  | 'cuts'
  | 'stalls'
  | 'redirects'
  | 'has no bucket';

export interface S3Imitation {
  /** Variables that make the server use it. */
  readonly env: Record<string, string>;
  /** What it keeps, by name. */
  readonly objects: Map<string, Buffer>;
  /** From now on; null to work again. */
  misbehave(fault: Fault | null): void;
  /** Requests that came to the place where `redirects` leads. */
  strayed(): number;
  /** In `afterAll`. */
  close(): Promise<void>;
}

const keys = { region: 'tirtaraya-1', accessKey: 'kunci-uji', secretKey: 'rahasia/uji+sekali' };
const BUCKET = 'berkas-uji';

async function listen(handle: RequestListener) {
  const server = createServer(handle).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const close = async () => {
    server.close();
    server.closeAllConnections();
    await once(server, 'close');
  };
  return { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, close };
}

/** As stores do, it repeats what was signed. */
function refuse(response: ServerResponse, status: number, code: string): void {
  const { authorization } = response.req.headers;
  response.writeHead(status, { 'content-type': 'application/xml' });
  response.end(`<Error><Code>${code}</Code><StringToSign>${authorization}</StringToSign></Error>`);
}

/** Sends the first half of the bytes, and with it how many there are. */
function sendHalf(response: ServerResponse, content: Buffer, then: () => void): void {
  response.writeHead(200, { 'content-length': content.length });
  response.write(content.subarray(0, content.length / 2), then);
}

/** A store that speaks S3 on this computer, in this process, and takes only what is signed with its keys. */
export async function startS3(): Promise<S3Imitation> {
  const objects = new Map<string, Buffer>();
  let fault: Fault | null = null;
  let strayed = 0;
  const elsewhere = await listen((_request, response) => {
    strayed += 1;
    response.end();
  });

  function work(response: ServerResponse, nama: string, body: Buffer): void {
    const { method } = response.req;
    const kept = objects.get(nama);
    if (method === 'GET') {
      const [, first, last] = /^bytes=(\d+)-(\d+)$/.exec(response.req.headers.range ?? '') ?? [];
      if (kept === undefined) refuse(response, 404, 'NoSuchKey');
      else if (first === undefined) response.end(kept);
      else if (Number(first) >= kept.length) refuse(response, 416, 'InvalidRange');
      else response.writeHead(206).end(kept.subarray(Number(first), Number(last) + 1));
      return;
    }
    if (method === 'PUT') objects.set(nama, body);
    if (method === 'DELETE') objects.delete(nama);
    response.writeHead(method === 'PUT' ? 200 : 204).end();
  }

  function fail(how: Fault, response: ServerResponse, nama: string, body: Buffer): void {
    const content = objects.get(nama) ?? Buffer.alloc(2);
    const acts: Record<Fault, () => void> = {
      errs: () => refuse(response, 500, 'InternalError'),
      'is full': () => refuse(response, 507, 'XMinioStorageFull'),
      'has no bucket': () => refuse(response, 404, 'NoSuchBucket'),
      'is silent': () => {},
      loses: () => {
        objects.set(nama, body);
        response.destroy();
      },
      cuts: () => sendHalf(response, content, () => response.destroy()),
      stalls: () => sendHalf(response, content, () => {}),
      redirects: () => response.writeHead(307, { location: `${elsewhere.origin}/${nama}` }).end(),
    };
    acts[how]();
  }

  const store = await listen(async (request, response) => {
    const body = await buffer(request).catch(() => null);
    if (body === null) return;
    const [, bucket, nama = ''] = request.url?.split('/') ?? [];
    if (!isSigned(request, body, keys)) refuse(response, 403, 'SignatureDoesNotMatch');
    else if (bucket !== BUCKET) refuse(response, 404, 'NoSuchBucket');
    else if (fault === null) work(response, nama, body);
    else fail(fault, response, nama, body);
  });

  return {
    env: {
      S3_ENDPOINT: store.origin,
      S3_BUCKET: BUCKET,
      S3_REGION: keys.region,
      S3_ACCESS_KEY: keys.accessKey,
      S3_SECRET_KEY: keys.secretKey,
    },
    objects,
    misbehave: (how) => {
      fault = how;
    },
    strayed: () => strayed,
    close: async () => {
      await store.close();
      await elsewhere.close();
    },
  };
}
