import './fetch-globals';
import { apiClient } from '@selaras/api-client';
import { type FakeAnswer, fakeNetwork, problem, type SentRequest } from '@selaras/api-client/testing';
import type { PageEntry, Registry, RemoteManifest, User } from '@selaras/contracts';
import type { RemoteOverride } from '@selaras/federation';
import { type RoleName, roleIds } from '@selaras/roles';
import { act, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { App } from '../app';
import { shellManifest } from '../manifest';
import { pages as shellPages } from '../pages';
import { createPortal, createPortalCore } from '../portal';
import { documentCookieJar } from '../session/cookie';

export const ratna: User = {
  id: 3,
  username: 'dinkes',
  nama: 'Ratna Wulandari',
  role_id: roleIds.perangkat_daerah,
  satuan_kerja_id: 1012,
  satuan_kerja_nama: 'Dinas Kesehatan',
};
export const asRole = (role: RoleName): User => ({ ...ratna, role_id: roleIds[role] });

/** The cookies of the simulated browser. */
export const cookieJar = documentCookieJar(document, 'localhost');

type Answers = Record<string, FakeAnswer | ((request: SentRequest) => FakeAnswer)>;

interface Opening {
  /** null opens the portal as a guest. */
  readonly user?: User | null;
  readonly answers?: Answers;
  readonly remotes?: readonly RemoteManifest[];
  readonly urlToken?: string | null;
  readonly registry?: Registry | null;
  readonly overrides?: readonly RemoteOverride[];
}

const inAYear = new Date(Date.now() + 365 * 86_400_000).toISOString();

/** Answers of a server that is well; `answers` replace some, by path below `/api`. */
function serverOf(user: User | null, answers: Answers) {
  const usual: Answers = {
    '/user': user ? { data: { data: user } } : problem(401, 'BELUM_MASUK'),
    '/login': { data: { token: 'token-baru' } },
    '/logout': { status: 204 },
    '/referensi/count-down': {
      data: {
        nilai_date: inAYear.slice(0, 10),
        waktu_server: new Date().toISOString(),
        tahun_terbuka: [2025],
      },
    },
    '/validasi-perencanaan': { data: { data: null } },
    '/hari-ini': {
      data: { data: { waktu_server: '2025-03-01T00:00:00.000Z', pekerjaan: [] } },
    },
    '/tim-saya': { data: { data: { ketua: 0, atasan: 0, anggota: 0, langkah: 0 } } },
  };
  return (request: SentRequest): FakeAnswer => {
    const path = request.url.replace(/^\/api/, '');
    const answer = answers[path] ?? usual[path] ?? problem(404, 'TIDAK_DITEMUKAN');
    return typeof answer === 'function' ? answer(request) : answer;
  };
}

/** A registry entry of a remote that cannot be loaded here; its manifest is what counts. */
function registryOf(remotes: readonly RemoteManifest[]): Registry {
  return {
    remotes: Object.fromEntries(
      remotes.map((manifest) => [
        manifest.name,
        {
          version: '1.0.0-uji',
          entry: `/remotes/${manifest.name}/1.0.0-uji/remoteEntry.js`,
          integrity: {},
          requires: { platformApi: 99, shared: {} },
          preload: {},
          manifest,
          fallback: null,
        },
      ]),
    ),
  };
}

/** Pages of the shell as plain headings, for tests that are not about them. */
export function plainShellPages(): void {
  for (const { id, title } of shellManifest.pages) {
    if (id === 'login') continue;
    jest.spyOn(shellPages, id).mockResolvedValue({ Page: () => <h1>{title}</h1> });
  }
}

export const remoteOf = (pages: readonly PageEntry[], menu: RemoteManifest['menu'] = []): RemoteManifest => ({
  name: 'mf_uji',
  title: 'Bagian Uji',
  platformApi: 1,
  pages,
  menu,
});

/** Opens the whole portal at an address, against a fake network at the HTTP boundary. */
export async function openPortal(address: string, opening: Opening = {}) {
  const { user = ratna, answers = {}, remotes = [], urlToken = null } = opening;
  const { registry = registryOf(remotes) } = opening;
  window.history.replaceState(null, '', address);
  if (user) cookieJar.set('selaras_token', 'token-lama');
  const network = fakeNetwork(serverOf(user, answers));
  apiClient.configure({ adapter: network.adapter });
  const core = createPortalCore(urlToken, { adapter: network.adapter });
  const portal = createPortal(core, registry, opening.overrides);
  void core.session.restore();
  const view = render(<App {...portal} />);
  await act(async () => {
    await new Promise((resolve) => setTimeout(resolve, 0));
  });
  return { ...portal, ...view, sent: network.sent, session: core.session, person: userEvent.setup() };
}

/** Forgets everything that the portal keeps in the browser. */
export function forgetBrowser(): void {
  for (const part of document.cookie.split(';')) {
    cookieJar.remove(part.split('=')[0]?.trim() ?? '');
  }
  localStorage.clear();
  sessionStorage.clear();
}
