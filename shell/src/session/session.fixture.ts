import type { PlanningValidation, User } from '@selaras/contracts';
import type { CookieJar } from './cookie';
import { createSession, type SessionDependencies } from './session';
import type { TabMessage } from './tab-channel';

export const dinkes: User = {
  id: 3,
  username: 'dinkes',
  nama: 'Ratna',
  role_id: 3,
  satuan_kerja_id: 1012,
  satuan_kerja_nama: 'Dinas Kesehatan',
};
export const rsud: User = { ...dinkes, id: 4, username: 'rsud' };
export const validation: PlanningValidation = { status: true, tahap: 1, keadaan: 'menunggu', catatan: null };
export const countDown = { nilaiDate: '2026-12-01', clockOffset: 0 };

function jar(initial: Record<string, string> = {}) {
  const kept = new Map(Object.entries(initial));
  const days = new Map<string, number | undefined>();
  const cookies: CookieJar = {
    get: (name) => kept.get(name) ?? null,
    set(name, value, lifetime) {
      kept.set(name, value);
      days.set(name, lifetime);
    },
    remove: (name) => void kept.delete(name),
  };
  return { cookies, kept, days };
}

/** A session in a browser with these cookies, with what it asked, told and kept. */
export function setUp(initial: Record<string, string> = {}, more: Partial<SessionDependencies> = {}) {
  const browser = jar(initial);
  const told: TabMessage[] = [];
  const api = {
    login: jest.fn(async () => 'token-baru'),
    logout: jest.fn(async () => undefined),
    user: jest.fn(async () => dinkes),
    userOf: jest.fn(async (token: string) => (token === 'token-rsud' ? rsud : dinkes)),
    countDown: jest.fn(async () => countDown),
    planningValidation: jest.fn(async (): Promise<PlanningValidation | null> => validation),
  };
  const deps = {
    api,
    cookies: browser.cookies,
    tabs: { tell: (message: TabMessage) => void told.push(message), listen: () => undefined },
    online: true,
    years: [2024, 2025],
    urlToken: null,
    urlYears: { kinerja: null, publik: null },
    confirmSwitch: jest.fn(async () => true),
    onFailure: jest.fn(),
    log: jest.fn(),
    ...more,
  };
  return { ...browser, told, api, deps, session: createSession(deps) };
}

/** After everything that was already on its way. */
export const settled = () => new Promise((resolve) => setTimeout(resolve));
