import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import {
  type AnyCall,
  HEADER_TAHUN_KINERJA,
  HEADER_TAHUN_PUBLIK,
  problemSchema,
  TOKEN_COOKIE,
} from '@selaras/contracts';
import { can } from '@selaras/roles';
import type { FastifyInstance, FastifySchema } from 'fastify';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { notModified, strongEtag } from './etag';

const DOCUMENT_PATH = '/api/openapi.json';
const READER_PATH = '/api/docs';

const yearHeaders = { kinerja: HEADER_TAHUN_KINERJA, publik: HEADER_TAHUN_PUBLIK } as const;
const problemAnswer = {
  description: 'Kegagalan: `kode` tetap, `pesan` untuk orang',
  content: { 'application/problem+json': { schema: z.toJSONSchema(problemSchema) } },
};

/** Collects every call that is registered after it, as OpenAPI 3.1, with a reader that lives under our own CSP. */
export async function registerOpenApi(app: FastifyInstance): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.1',
      info: {
        title: 'Selaras',
        version: '1',
        description:
          'Kontrak antara portal dan server. Kabupaten yang memakai server sendiri memenuhi dokumen ini.',
      },
      components: {
        securitySchemes: {
          bearer: { type: 'http', scheme: 'bearer' },
          kue: { type: 'apiKey', in: 'cookie', name: TOKEN_COOKIE },
          rilis: { type: 'http', scheme: 'bearer', description: 'Token rilis remote yang disebut alamatnya' },
        },
      },
    },
    transform: (input) => {
      const transformed = jsonSchemaTransform(input);
      const call = input.route.config?.call;
      return call === undefined || input.schema?.hide
        ? transformed
        : { ...transformed, schema: describe(call, transformed.schema) };
    },
  });
  await app.register(swaggerUi, { routePrefix: READER_PATH, uiConfig: { validatorUrl: null } });

  let document: { text: string; etag: string } | undefined;
  app.get(DOCUMENT_PATH, { schema: { hide: true } }, async (request, reply) => {
    if (document === undefined) {
      const text = JSON.stringify(app.swagger());
      document = { text, etag: strongEtag(text) };
    }
    reply.header('Cache-Control', 'no-cache');
    if (notModified(request, reply, document.etag)) return reply.code(304).send();
    return reply.type('application/json; charset=utf-8').send(document.text);
  });
}

/** The headers that a call reads besides the session's. */
function headersOf({ tahun, versi }: AnyCall): object {
  const properties = {
    ...(tahun && {
      [yearHeaders[tahun]]: { type: 'string', pattern: String.raw`^\d{4}$`, description: 'Tahun' },
    }),
    ...(versi && { 'If-Match': { type: 'string', description: 'ETag baris yang dilihat penulisnya' } }),
  };
  if (Object.keys(properties).length === 0) return {};
  return { headers: { type: 'object', properties, ...(versi && { required: ['If-Match'] }) } };
}

function describe(call: AnyCall, schema: FastifySchema): FastifySchema {
  return {
    ...schema,
    ...{
      summary: call.summary,
      operationId: `${call.method.toLowerCase()}${call.path.replaceAll(/[^a-zA-Z]+/g, '_')}`,
      tags: [call.path.split('/')[1] ?? ''],
      ...(call.consumes && { consumes: [call.consumes], body: { type: 'string', format: 'binary' } }),
      security: [
        ...(can(null, call.act) ? [{}] : []),
        { bearer: [] },
        ...(call.tab ? [{ kue: [] }] : []),
        ...(call.deployToken ? [{ rilis: [] }] : []),
      ],
    },
    ...headersOf(call),
    response: { ...answers(call), ...(schema.response as object), default: problemAnswer },
  };
}

/** An answer that is a file or nothing has no schema of its own. */
function answers({ answer, produces, status = 200 }: AnyCall): object {
  if (answer !== undefined) return {};
  return {
    [status]: { description: 'Berhasil', ...(produces && { content: { [produces]: { schema: {} } } }) },
  };
}
