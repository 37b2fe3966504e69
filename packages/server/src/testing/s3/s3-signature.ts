import { createHash, createHmac } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest('hex');
const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest();

interface Keys {
  readonly region: string;
  readonly accessKey: string;
  readonly secretKey: string;
}

/** The `Authorization` that a request with this body and these keys must carry, by AWS Signature Version 4. */
function authorizationOf(
  { method = '', url = '', headers }: IncomingMessage,
  body: Buffer,
  keys: Keys,
): string {
  const time = String(headers['x-amz-date']);
  const scope = `${time.slice(0, 8)}/${keys.region}/s3/aws4_request`;
  const signed = ['host', 'x-amz-content-sha256', 'x-amz-date'];
  const lines = signed.map((name) => `${name}:${headers[name]}\n`).join('');
  const request = [method, url, '', lines, signed.join(';'), sha256(body)].join('\n');
  const key = scope.split('/').reduce<string | Buffer>((at, part) => hmac(at, part), `AWS4${keys.secretKey}`);
  const signature = hmac(key, `AWS4-HMAC-SHA256\n${time}\n${scope}\n${sha256(request)}`);
  const credential = `Credential=${keys.accessKey}/${scope}`;
  return `AWS4-HMAC-SHA256 ${credential}, SignedHeaders=${signed.join(';')}, Signature=${signature.toString('hex')}`;
}

/** How far a request's clock may be off. */
const SKEW_MS = 900_000;

const timeOf = (stamp: string) =>
  Date.parse(stamp.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'));

/** Whether a store would take this request as signed just now by who has these keys. */
export function isSigned(request: IncomingMessage, body: Buffer, keys: Keys): boolean {
  const { headers } = request;
  return (
    headers['x-amz-content-sha256'] === sha256(body) &&
    Math.abs(Date.now() - timeOf(String(headers['x-amz-date']))) < SKEW_MS &&
    headers.authorization === authorizationOf(request, body, keys)
  );
}
