import { type FakeAnswer, problem, type SentRequest } from '@selaras/api-client/testing';
import type { DeployToken, RemoteDetail, RemoteHistory, RemoteVersionRow } from '@selaras/contracts';

const rini = { kind: 'user', name: 'Rini' } as const;
const requires = { platformApi: 1, shared: {} };

const version = (nomor: string, more: Partial<RemoteVersionRow> = {}): RemoteVersionRow => ({
  version: nomor,
  source: 'published',
  state: 'available',
  revision: '0123456789abcdef',
  builtAt: '2025-03-01T02:00:00Z',
  publishedAt: '2025-03-01T02:15:00Z',
  publishedBy: { kind: 'token', name: 'CI perencanaan' },
  size: 2_048_000,
  active: [],
  fallback: [],
  requires,
  calls: ['GET /program', 'PUT /program/{id}'],
  health: null,
  ...more,
});

/** A remote whose second version is active for everybody and whose third is tried out by one unit. */
const planning: RemoteDetail = {
  name: 'mf_planning',
  title: 'Perencanaan',
  channels: [
    {
      channel: 'stable',
      version: '1.1.0-b',
      bundled: false,
      fallback: '1.0.0-a',
      audience: null,
      versi: 4,
      changedAt: '2025-03-02T01:00:00Z',
    },
    {
      channel: 'canary',
      version: '1.2.0-c',
      bundled: false,
      fallback: '1.1.0-b',
      audience: { roles: ['super'], units: [1012], percent: 12.5 },
      versi: 2,
      changedAt: '2025-03-03T01:00:00Z',
    },
  ],
  unreadable: [],
  versions: [
    version('1.3.0-d'),
    version('1.2.0-c', {
      active: ['canary'],
      health: { users: 5, loads: 40, failed: 3, errors: 2, meanMs: 412 },
    }),
    version('1.1.0-b', { active: ['stable'], fallback: ['canary'] }),
    version('1.0.0-a', { source: 'bundled', size: null, publishedAt: null, fallback: ['stable'] }),
  ],
  adoption: {
    people: 128,
    hours: [
      { at: '2025-03-03T02:00:00Z', loads: { '1.2.0-c': 40, '1.1.0-b': 60 } },
      { at: '2025-03-03T01:00:00Z', loads: { '1.1.0-b': 250 } },
    ],
  },
  history: [
    {
      id: 9,
      at: '2025-03-03T01:00:00Z',
      act: 'promote',
      channel: 'canary',
      version: '1.2.0-c',
      from: null,
      reason: 'Dicoba dahulu di Dinas Kesehatan',
      audience: { roles: [], units: [1012], percent: 0 },
      by: rini,
    },
  ],
};

const token: DeployToken = {
  id: 7,
  name: 'CI perencanaan',
  ending: 'x9Qz',
  createdAt: '2025-01-02T01:00:00Z',
  createdBy: 'Rini',
  endsAt: '2025-12-31T01:00:00Z',
  revokedAt: null,
  lastUsedAt: null,
  state: 'valid',
};

const returned = (reason: string): RemoteHistory => ({
  id: 10,
  at: '2025-03-03T01:00:00Z',
  act: 'roll-back',
  channel: 'stable',
  version: '1.1.0-b',
  from: '1.2.0-c',
  reason,
  audience: null,
  by: { kind: 'portal', name: 'Portal' },
});

/** A server with this one remote; `refuse` answers its writes. */
export const fakeRemotes =
  (
    refuse: (request: SentRequest) => FakeAnswer | null = () => null,
    {
      returnedBecause,
      unreadable = [],
      adoption = planning.adoption,
    }: { returnedBecause?: string; unreadable?: string[]; adoption?: RemoteDetail['adoption'] } = {},
  ) =>
  (request: SentRequest): FakeAnswer => {
    const { method, url } = request;
    const lines = returnedBecause === undefined ? [] : [returned(returnedBecause)];
    const remote = { ...planning, unreadable, adoption, history: [...lines, ...planning.history] };
    if (method !== 'GET') {
      const refusal = refuse(request);
      if (refusal !== null) return refusal;
      if (url.endsWith('/tokens')) {
        return { status: 201, data: { data: token, token: 'selaras_rilis_rahasia' } };
      }
      if (method === 'DELETE') return { status: 204 };
      if (url.endsWith('/retire')) return { data: { data: planning.versions[0] } };
      return { data: { data: planning.channels[0] } };
    }
    if (url === '/api/remotes') {
      const { name, title, channels, versions, history } = planning;
      return {
        data: {
          data: [
            { name, title, channels, unreadable, versions: versions.length, lastAct: history[0] ?? null },
          ],
        },
      };
    }
    if (url.endsWith('/tokens')) return { data: { data: [token] } };
    if (url.endsWith('/mf_planning')) return { data: { data: remote } };
    if (url.includes('/option/satuan-kerja')) return { data: [{ value: 1012, label: 'Dinas Kesehatan' }] };
    return problem(404, 'TIDAK_DITEMUKAN');
  };
